import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { withMotion } from './support/motion.ts';
import { afterPaint, footer, open } from './support/site.ts';

const transform = (button: Locator) => button.evaluate((element) => getComputedStyle(element).transform);
/** Expects no scale and no running transition. */
async function expectStill(button: Locator) {
  await afterPaint(button.page());
  expect(await button.evaluate((element) => element.getAnimations().length)).toBe(0);
  expect(await transform(button)).toBe('none');
}
const scaled = (scale: number) => `matrix(${scale}, 0, 0, ${scale}, 0, 0)`;

test('[BTN-01] an internal link changes the page without a new document', async ({ page }) => {
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const link = footer(page).getByRole('link', { name: 'Get in Touch' });
  await expect(link).toHaveAttribute('href', '/contact');
  await link.click();
  await expect(page).toHaveURL('/contact');
  expect(documents).toEqual([]);
});

test.describe('under the pointer', () => {
  test.use(withMotion);

  const button = (page: Page) => footer(page).getByRole('link', { name: 'Get in Touch' });

  test('[BTN-07, BTN-08, CONST-16] a button grows to 1.03, and shrinks to 0.98 while it is pressed', async ({
    page,
  }) => {
    await open(page, '/');
    await expect.poll(() => transform(button(page))).toBe('none');
    await button(page).hover();
    await expect.poll(() => transform(button(page))).toBe(scaled(1.03));
    await page.mouse.down();
    await expect.poll(() => transform(button(page))).toBe(scaled(0.98));
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect(page).toHaveURL('/');
  });

  test.describe('where the system asks for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('[BTN-08] a button stays still', async ({ page }) => {
      await open(page, '/');
      await button(page).hover();
      await expectStill(button(page));
      await page.mouse.down();
      await expectStill(button(page));
    });
  });
});
