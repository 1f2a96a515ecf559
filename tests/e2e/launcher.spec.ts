import type { Locator } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, withoutAi } from './support/audit.ts';
import { chatButton } from './support/chat.ts';
import { afterPaint, main, open } from './support/site.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

test('the chat button stands beside the words of the hero wherever it is scrolled to', async ({ page }) => {
  await open(page, '/');
  const results = main(page)
    .getByRole('listitem')
    .filter({ hasText: /^(Enquiry|Call|Invoice)/ });
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await afterPaint(page);
    const { x } = await boxOf(chatButton(page));
    for (const result of await results.all()) {
      const end = await result.evaluate((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return range.getBoundingClientRect().right;
      });
      expect(end, `${width} px`).toBeLessThanOrEqual(x);
    }
  }
});

for (const path of ['/contact', '/services'])
  test(`[X-03] the chat button stands in the margin and covers no content of ${path}`, async ({ page }) => {
    await open(page, path);
    const words = main(page)
      .locator('p, h1, h2, h3, input:not([tabindex="-1"]), textarea, summary')
      .filter({ visible: true });
    for (const width of [320, 390, 768, 1024, 1280, 1920])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await afterPaint(page);
        const button = await boxOf(chatButton(page));
        expect(button.x + button.width).toBeLessThanOrEqual(width);
        const ends = await words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
        expect(ends.length).toBeGreaterThan(15);
        expect(Math.max(...ends)).toBeLessThanOrEqual(button.x + 0.5);
      });
  });

test.describe('without a page', () => {
  test.use({ expectedConsole: /404/ });

  test('the chat button leaves the search of the not-found page free', async ({ page }) => {
    await open(page, '/nope');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await afterPaint(page);
      const search = await boxOf(main(page).getByRole('button', { name: 'Search' }));
      expect(search.x + search.width, `${width} px`).toBeLessThanOrEqual((await boxOf(chatButton(page))).x);
    }
  });
});

for (const path of ['/contact', '/ai-audit'])
  test(`the chat button steps aside for a field on a phone, and comes back for the keyboard: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    const there = (await boxOf(chatButton(page))).x;
    expect(there).toBeLessThan(360);
    for (const field of await main(page).locator('input:not([type=checkbox]), textarea, select').all()) {
      await field.focus();
      expect((await boxOf(chatButton(page))).x).toBeGreaterThanOrEqual(360);
    }
    await chatButton(page).focus();
    await expect(chatButton(page)).toBeFocused();
    // With the focus it comes in a little further, with its ring.
    expect((await boxOf(chatButton(page))).x).toBeLessThanOrEqual(there);
  });

test('a message about what has just happened stands beside the chat button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillForm(page);
  await withoutAi(page).click();
  await expectReport(page);
  const toast = await boxOf(page.getByRole('button', { name: /^Dismiss/ }));
  expect(toast.x + toast.width).toBeLessThan((await boxOf(chatButton(page))).x);
});
