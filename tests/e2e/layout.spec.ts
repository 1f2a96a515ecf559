import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { withMotion } from './support/motion.ts';
import { kinds, unknownPath } from './support/routes.ts';
import { afterPaint, banner, focusInMain, main, open, scrollTo, scrollY, title } from './support/site.ts';

test('[LAY-01, X-02] the first tab stop is a skip link into the content, on the next page too', async ({
  page,
}) => {
  await open(page, '/');
  const skip = page.getByRole('link', { name: /skip to (main )?content/i });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect.poll(() => focusInMain(page)).toBe(true);
  await banner(page).getByRole('link', { name: 'About Us' }).click();
  await expect(title(page)).toContainText('About Us');
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusInMain(page)).toBe(true);
  await expect(title(page)).toContainText('About Us');
});

test('[LAY-02] the header stays at the top while the page scrolls', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 1000);
  expect(await scrollY(page)).toBe(1000);
  const bar = banner(page).getByRole('navigation').first();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await banner(page).boundingBox())?.y).toBe(0);
});

/** Returns the scroll position at each scroll event from now on. */
const recordScrolling = (page: Page) =>
  page.evaluateHandle(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
    return positions;
  });

test.describe('a change of path', () => {
  test.use(withMotion);

  const start = 1200;

  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, start);
  });

  test('[LAY-04] scrolls smoothly to the top', async ({ page }) => {
    const positions = await recordScrolling(page);
    await banner(page).getByRole('link', { name: 'Services', exact: true }).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    const between = new Set(
      (await positions.jsonValue()).filter((position) => position > 0 && position < start),
    );
    // A jump has none; a busy machine draws few.
    expect(between.size).toBeGreaterThan(0);
  });

  test('[LAY-04] of the query or the fragment alone leaves the page where it is', async ({ page }) => {
    await page.evaluate(() => history.pushState(history.state, '', '/?from=mail'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await afterPaint(page);
    expect(await scrollY(page)).toBe(start);
  });
});

test.describe('where motion is unwelcome', () => {
  test('[LAY-04] a change of path jumps to the top', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1200);
    const positions = await recordScrolling(page);
    await banner(page).getByRole('link', { name: 'Services', exact: true }).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect((await positions.jsonValue()).filter((position) => position > 0).length).toBeLessThanOrEqual(1);
  });
});

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

test('in print the title of each kind of page begins below the name of the company', async ({ page }) => {
  // Width of an A4 sheet without margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const path of kinds.filter((each) => each !== unknownPath)) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1);
    expect.soft(await left(title(page)), path).toBe(await left(banner(page).getByRole('link').first()));
    await page.emulateMedia({ media: 'screen' });
  }
});
