import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';

import { type GeminiServer, startGeminiServer } from '../geminiServer/geminiServer.ts';
import { highRateLimits } from '../support/highRateLimits.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Chromium's warning when a busy machine starts a page late; requestRounds.spec.ts finds preloads never used. */
const slow = /was preloaded using link preload but not used within a few seconds/;

interface RunningSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the built server on a free port, with this environment and nothing of the machine's. */
export async function startSite(env: Record<string, string>): Promise<RunningSite> {
  const { startServer } = await import(pathToFileURL(`${dist}/server/node.js`).href);
  return startServer({
    folder: `${dist}/client`,
    env: { ...highRateLimits, PORT: '0', ...env },
    quiet: true,
  });
}

interface WorkerFixtures {
  /** The model's stand-in: speaks Gemini's protocol on loopback. */
  readonly gemini: GeminiServer;
  /** The built site whose gateway has a key and asks `gemini`. */
  readonly siteWithAi: RunningSite;
  /** The built site without a key. */
  readonly siteWithoutKey: RunningSite;
}

interface TestFixtures {
  /** `on`: the gateway has a key. `off`, as after cloning the repository: it has none. */
  readonly ai: 'on' | 'off';
  /** Console messages that this test expects; any other error or warning fails it. */
  readonly expectedConsole: RegExp | null;
  /** A page that has no scripts. */
  readonly withoutScripts: Page;
  /** Watches console, page errors, policy violations and foreign requests of every page of the test. */
  readonly watch: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  gemini: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const gemini = await startGeminiServer();
      await use(gemini);
      await gemini.close();
    },
    { scope: 'worker' },
  ],
  siteWithAi: [
    async ({ gemini }, use) => {
      const site = await startSite({ GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: gemini.url });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  siteWithoutKey: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite({});
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  ai: ['off', { option: true }],
  expectedConsole: [null, { option: true }],
  baseURL: async ({ ai, siteWithAi, siteWithoutKey }, use) => {
    await use((ai === 'on' ? siteWithAi : siteWithoutKey).url);
  },
  withoutScripts: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport,
      javaScriptEnabled: false,
    });
    await use(await context.newPage());
    await context.close();
  },
  watch: [
    async ({ context, baseURL, expectedConsole }, use) => {
      const seen: string[] = [];
      const expected = (text: string) => slow.test(text) || expectedConsole?.test(text) === true;
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          seen.push(`console ${message.type()}: ${message.text()}`);
      };
      const onError = (error: WebError) => seen.push(`uncaught: ${error.error()}`);
      const onRequest = (request: Request) => {
        const url = request.url();
        if (/^https?:/.test(url) && baseURL && !url.startsWith(baseURL)) seen.push(`foreign request: ${url}`);
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
      await use(undefined);
      expect(seen.filter((text) => !expected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
