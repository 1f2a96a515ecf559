import type { BrowserContextOptions, Page } from '@playwright/test';

import { test as base } from './fixtures.ts';

interface Readers {
  /** Has scripts. */
  readonly page: Page;
  /** Has none. */
  readonly withoutScripts: Page;
}

const options: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Asia/Nicosia',
};

/**
 * For tests that leave a page as they found it: all of a worker share one, and a second without scripts, since to open
 * a new one takes longer than most looks at it.
 */
export const test = base.extend<{ readonly withoutScripts: Page }, { readonly readers: Readers }>({
  readers: [
    async ({ browser, siteWithoutKey }, use) => {
      const open = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({
          ...options,
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
  page: ({ readers }, use) => use(readers.page),
  withoutScripts: ({ readers }, use) => use(readers.withoutScripts),
});
