import type { Page } from '@playwright/test';

declare global {
  interface Window {
    formatsMade?: string[];
  }
}

/** Records the formatters of `Intl` in each page that is opened from now on. */
export const listFormats = (page: Page) =>
  page.addInitScript(() => {
    const made: string[] = [];
    window.formatsMade = made;
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const)
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct(target, options) {
            made.push(name);
            return Reflect.construct(target, options);
          },
          apply(target, self, options) {
            made.push(name);
            return Reflect.apply(target, self, options);
          },
        }),
      });
  });

/** Returns the formatters that the page has created since it was opened. */
export const formatsMade = (page: Page) => page.evaluate(() => window.formatsMade);
