import type { Page } from '@playwright/test';

import { test as base, expect } from './fixtures.ts';

interface TestFixtures {
  /** For a test that stops the clock or adds scripts, which would outlive it: it gets a page of its own. */
  readonly alone: boolean;
  /** A page that has no scripts. */
  readonly withoutScripts: Page;
}

interface WorkerFixtures {
  /** The page of this worker that has no scripts, or whose gateway has a key (`on`) or none. */
  readonly sharedPages: (kind: 'on' | 'off' | 'withoutScripts') => Promise<Page>;
}

/**
 * All tests of a worker share one page, since to open a new one takes longer than most tests: what they kept, routed,
 * opened or were allowed is taken from it. A test for touch or without scripts gets its own.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  alone: [false, { option: true }],
  sharedPages: [
    async ({ browser, siteWithAi, siteWithoutKey }, use, { project }) => {
      const { contextOptions, locale, timezoneId } = project.use;
      const opened = new Map<string, Promise<Page>>();
      const open = async (kind: string) => {
        const context = await browser.newContext({
          ...contextOptions,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          baseURL: (kind === 'on' ? siteWithAi : siteWithoutKey).url,
          javaScriptEnabled: kind !== 'withoutScripts',
        });
        return context.newPage();
      };
      await use((kind) => {
        const page = opened.get(kind) ?? open(kind);
        opened.set(kind, page);
        return page;
      });
      for (const page of opened.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
  context: async ({ alone, hasTouch, javaScriptEnabled, browser, ai, sharedPages }, use) => {
    if (!alone && !hasTouch && javaScriptEnabled) return use((await sharedPages(ai)).context());
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  page: async ({ context, viewport, contextOptions }, use) => {
    const [shared] = context.pages();
    if (!shared) return use(await context.newPage());
    // Away from the last test's app first: it may keep something when it is left.
    await shared.goto('/robots.txt');
    await shared.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await shared.emulateMedia({ media: null, reducedMotion: contextOptions.reducedMotion ?? null });
    if (viewport) await shared.setViewportSize(viewport);
    await shared.mouse.move(0, 0);
    await use(shared);
    await shared.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    for (const page of context.pages()) if (page !== shared) await page.close();
  },
  withoutScripts: async ({ sharedPages }, use) => use(await sharedPages('withoutScripts')),
});

export { expect };
