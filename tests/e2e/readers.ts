import type { Page } from '@playwright/test';

import { test as base } from './fixtures.ts';

interface Readers {
  /** Has scripts. */
  readonly page: Page;
  /** Has none. */
  readonly withoutScripts: Page;
}

/**
 * For tests that leave no more behind than a storage to be cleared, a route or the size of a window: all of a worker
 * share one page, and a second without scripts, since to open a new one takes longer than most looks at it. Not for
 * those that stop its clock, add scripts to it, or want another kind of browser.
 */
export const test = base.extend<{ readonly withoutScripts: Page }, { readonly readers: Readers }>({
  readers: [
    async ({ browser, siteWithoutKey }, use, { project }) => {
      const { contextOptions, locale, timezoneId, viewport } = project.use;
      const open = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({
          ...contextOptions,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          ...(viewport !== undefined && { viewport }),
          baseURL: siteWithoutKey.url,
          javaScriptEnabled,
        });
        return context.newPage();
      };
      const readers = { page: await open(true), withoutScripts: await open(false) };
      await use(readers);
      for (const page of Object.values(readers)) await page.context().close();
    },
    { scope: 'worker' },
  ],
  context: ({ readers }, use) => use(readers.page.context()),
  page: async ({ readers: { page }, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
  withoutScripts: ({ readers }, use) => use(readers.withoutScripts),
});
