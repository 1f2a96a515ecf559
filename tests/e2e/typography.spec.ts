import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { afterPaint, main, open } from './support/site.ts';
import { longestLines, spacesAboveSections } from './typography.ts';

/** A page of each type. */
const types = [
  ...['/', '/about', '/services', '/services/consultancy', '/enterprise-it-strategy', '/automations'],
  ...['/case-studies', '/case-studies/clinic-nicosia', '/blog', '/blog/why-pilots-die', '/contact'],
  ...['/ai-audit', '/privacy', '/sitemap'],
];
/** Pages to be read from top to bottom. */
const texts = ['/services/consultancy', '/blog/why-pilots-die', '/privacy', '/terms'];
/** Pages whose list is why one comes: it follows the head at half the space. */
const lists = ['/services', '/case-studies'];
/** The space between sections by the width of the window: `space.section`. The closing band has half of it above its words. */
const sectionSpaces = [
  [360, 64],
  [1280, 115],
  [1920, 128],
] as const;

test.use({ expectedConsole: /404/ });

for (const path of types)
  test(`${path} keeps running text to 74 characters a line, and one measure between sections`, async ({
    page,
  }) => {
    await open(page, path);
    for (const [width, space] of sectionSpaces)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await afterPaint(page);
        if (width >= 1280) await expectShortLines(page, path);
        await expectOneMeasure(page, path, space);
      });
  });

async function expectShortLines(page: Page, path: string) {
  const lines = await longestLines(page);
  expect(lines.filter(({ longest }) => longest > 74)).toEqual([]);
  const longest = Math.max(...lines.map((line) => line.longest));
  if (texts.includes(path)) expect(longest).toBeGreaterThanOrEqual(66);
}

async function expectOneMeasure(page: Page, path: string, space: number) {
  const above = await spacesAboveSections(page);
  expect(above.length).toBeGreaterThan(0);
  // A line of text is a little higher than its letters, and a form ends with an empty line for its news.
  const odd = above.filter((each, index) => {
    const half = (index === 0 && lists.includes(path)) || index === above.length - 1;
    const expected = half ? space / 2 : space;
    return each.space < expected - 4 || each.space > expected + 12;
  });
  expect(odd).toEqual([]);
  expect(above.filter(({ lines }) => lines > 1)).toEqual([]);
}

test('on phones a call to action begins with its button where its words begin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/automations');
  const call = main(page).locator('div:has(> div > h2) > a');
  const left = await call.evaluate((button) => [
    button.getBoundingClientRect().left,
    button.parentElement?.querySelector('h2')?.getBoundingClientRect().left,
  ]);
  expect(left[0]).toBe(left[1]);
});
