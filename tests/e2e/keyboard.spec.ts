import { expect, test } from './fixtures.ts';
import { banner, focusInMain, footer, open, scrollTo, title } from './support/site.ts';

test('[X-02] where motion is unwelcome, what the focus changes is changed at once', async ({ page }) => {
  await open(page, '/contact');
  const skip = page.getByRole('link', { name: /^skip to/i });
  const moving = await skip.evaluate((link) => {
    link.getBoundingClientRect();
    link.focus();
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
  await expect(skip).toBeInViewport({ ratio: 1 });
});

test.describe('arriving at another page', () => {
  test('[X-08] announces its title and moves the focus into it without a jump, but not on the first page of a visit', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(0);
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    await expect(title(page)).toContainText('About Us');
    const announced = await page.title();
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1);
    await expect.poll(() => focusInMain(page)).toBe(true);
  });

  test('[X-08] moves the focus also by keyboard, from far down, and on going back', async ({ page }) => {
    await open(page, '/about');
    const before = await page.title();
    await scrollTo(page, 100_000);
    await footer(page).getByRole('link', { name: 'Get in Touch' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => focusInMain(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: before })).toHaveCount(1);
    await expect.poll(() => focusInMain(page)).toBe(true);
  });
});
