import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';

import type { Ability, BrowserPage, Engine, RunningBrowser, Setup } from '../BrowserPage.ts';
import { type Checks, checksOn, counts } from './checks.ts';
import { startWorld, type World } from './startWorld.ts';

/** Options of a visit. */
export interface VisitOptions extends Setup {
  /** The gateway has a key. @default false */
  readonly ai?: boolean;
  /** Errors that the page may report; any other fails the visit. */
  readonly expected?: readonly RegExp[];
  /** Engines that lack this are skipped. */
  readonly needs?: Ability;
  /** Function, as text, that runs in each page before the site's scripts. */
  readonly touch?: string | undefined;
}

/** One visitor, and what the visitor sees. */
export interface Visit extends Checks, Pick<World, 'gemini' | 'line'> {
  readonly page: BrowserPage;
  readonly engine: Engine['name'];
}

/** Warning of Chromium on a slow machine about scripts that were sent ahead. */
const tooSlow = /was preloaded using link preload but not used within a few seconds/;
/** Message of Firefox for a script that was broken off on its way: this is the hash of nothing. */
const brokenOff = /The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;
/** Event of Firefox for a preload that leaving the page broke off; the page itself reports an import that fails. */
const brokenPreload = /did not load: <link rel="modulepreload"/;

/** Registers a journey as a test. */
export type Journey = (title: string, options: VisitOptions, run: (visit: Visit) => Promise<void>) => void;

/** Faults that must turn a journey red, each with its message. */
const faults = [
  ['an error that is thrown', 'function () { throw new Error("broken on purpose"); }', /broken on purpose/],
  ['an error that is written', 'function () { console.error("broken on purpose"); }', /broken on purpose/],
  [
    'what the policy refuses',
    'function () { document.body.append(Object.assign(new Image(), { src: "data:," })); }',
    /policy violation/,
  ],
] as const;

/**
 * Lets visitors with an engine make journeys through the built site, one after another. Where the engine is missing
 * they are skipped, with what to install; with `EVERY_BROWSER=1` that is a failure.
 */
export function describeVisits(engine: Engine, register: (journey: Journey) => void) {
  const missing = engine.missing();
  if (missing && process.env.EVERY_BROWSER) throw new Error(`${engine.name}: ${missing}`);
  if (missing) console.log(`${engine.name}: skipped. ${missing}`);

  describe.skipIf(missing)(engine.name, () => {
    let world: World;
    const browsers = new Map<string, Promise<RunningBrowser>>();
    beforeAll(async () => {
      world = await startWorld();
    });
    afterAll(async () => {
      const all = await Promise.all(browsers.values());
      const { journeys, pages, checks, failed } = counts;
      console.log(
        `${engine.name} ${all[0]?.version}: ${pages} pages, ${journeys} journeys, ${checks} checks, ${failed} failed`,
      );
      for (const browser of all) await browser.close();
      await world.close();
    });

    const travel = async (
      { ai = false, expected = [], touch, ...setup }: VisitOptions,
      run: (visit: Visit) => Promise<void>,
    ) => {
      const { line, sites, gemini } = world;
      line.connect(ai ? sites.withAi : sites.withoutAi);
      line.set({ script: touch && `(${touch})()` });
      const key = engine.settings.filter((name) => setup[name]).join();
      const starting = browsers.get(key) ?? engine.start(line.url, setup);
      browsers.set(key, starting);
      const said: string[] = [];
      const { page, close } = await (await starting).visit((text) => said.push(text));
      try {
        await run({ page, engine: engine.name, line, gemini, ...checksOn(page) });
        await page.evaluate(() => globalThis.everythingIsSaid?.());
        const unexpected = [...said, ...line.said].filter(
          (text) => ![...expected, tooSlow, brokenOff, brokenPreload].some((one) => one.test(text)),
        );
        if (unexpected.length > 0) throw new Error(`The page said:\n${unexpected.join('\n')}`);
      } finally {
        line.set({ offline: false, refused: undefined, held: undefined });
        await close();
      }
    };

    register((title, options, run) => {
      const lack = options.needs && engine.lacks[options.needs];
      if (lack) console.log(`${engine.name}: skipped, as ${lack}: ${title}`);
      test.skipIf(lack)(title, async () => {
        counts.journeys += 1;
        onTestFailed(() => {
          counts.failed += 1;
        });
        await travel(options, run);
      });
    });

    test.each(faults)('%s would be noticed', async (_, touch, message) => {
      await expect(travel({ touch }, ({ open }) => open('/about'))).rejects.toThrow(message);
    });
  });
}
