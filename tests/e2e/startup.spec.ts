import type { Page } from '@playwright/test';
import { builtRoutes } from '../support/builtRoutes.ts';
import { expect, test } from './fixtures.ts';
import { open } from './support/site.ts';

test.use({ expectedConsole: /status of 404/ });

declare global {
  interface Window {
    formatsMade?: string[];
  }
}

/** Lists what the pages that are opened from now on make of `Intl`. */
const listFormats = (page: Page) =>
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

const formatsMade = (page: Page) => page.evaluate(() => window.formatsMade);

// The first one takes a telephone a fifth of a second, in which the page answers nothing.
test('no page starts Intl before the visitor acts, but Contact, whose times are those of the office', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await listFormats(page);
  for (const route of builtRoutes('dist/client')) {
    await open(page, route);
    if (route !== '/contact') expect(await formatsMade(page), route).toEqual([]);
  }
});

test('the check of Intl sees one that a page starts', async ({ page }) => {
  await listFormats(page);
  await open(page, '/404');
  await page.evaluate(() => new Intl.NumberFormat('en-GB').format(1));
  expect(await formatsMade(page)).toEqual(['NumberFormat']);
});
