import { afterAll, beforeAll, describe, onTestFailed, test } from 'vitest';

import type { Ability, BrowserPage, Engine, RunningBrowser, Setup } from '../BrowserPage.ts';
import { type Checks, checksOn, counts } from './checks.ts';
import { startWorld, type World } from './startWorld.ts';

/** Options of a visit. */
export interface VisitOptions extends Setup {
  /** Whether the gateway has a key. @default false */
  readonly ai?: boolean;
  /** Errors that the page may report. Any other error fails the visit. */
  readonly expected?: readonly RegExp[];
  /** Ability that the visit needs. Engines without it are skipped. */
  readonly needs?: Ability;
  /** Source of a function that runs in each page before the site's scripts. */
  readonly touch?: string | undefined;
}

/** A visitor's tab, with checks of it, the network and the fake model. */
export interface Visit extends Checks, Pick<World, 'gemini' | 'line'> {
  readonly page: BrowserPage;
  readonly engine: Engine['name'];
}

/** Warning of Chromium on a slow machine about preloaded scripts. */
const tooSlow = /was preloaded using link preload but not used within a few seconds/;
/** Message of Firefox for a script whose download was aborted. This is the hash of an empty file. */
const brokenOff = /The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;
/**
 * Event of Firefox for a preload that was aborted because the page was left. The page itself reports a failed import.
 */
const brokenPreload = /did not load: <link rel="modulepreload"/;

/** Registers a journey as a test. */
export type Journey = (title: string, options: VisitOptions, run: (visit: Visit) => Promise<void>) => void;

/**
 * Runs journeys through the built site in an engine, one after another. If the engine is missing, they are skipped, and
 * a line says what to install. With `EVERY_BROWSER=1` a missing engine is a failure.
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
      const messages: string[] = [];
      const { page, close } = await (await starting).visit((text) => messages.push(text));
      try {
        await run({ page, engine: engine.name, line, gemini, ...checksOn(page) });
        await page.evaluate(() => globalThis.allIsReported?.());
        const unexpected = [...messages, ...line.reports].filter(
          (text) => ![...expected, tooSlow, brokenOff, brokenPreload].some((one) => one.test(text)),
        );
        if (unexpected.length > 0) throw new Error(`The page reported:\n${unexpected.join('\n')}`);
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
  });
}
