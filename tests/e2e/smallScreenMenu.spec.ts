import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { withMotion } from './support/motion.ts';
import { mainNavigation, menuToggle, resources } from './support/navigation.ts';
import { banner, open, title } from './support/site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ...withMotion });

/** A link of the menu, wherever it is drawn. */
const item = (page: Page, name: string | RegExp) =>
  banner(page).getByRole('link', { name, exact: typeof name === 'string' });

test('[NAV-11, NAV-12, NAV-14] the menu starts closed, its toggle opens it, and Resources and Blog open by buttons of their own', async ({
  page,
}) => {
  await open(page, '/');
  await expect(item(page, 'About Us')).toBeHidden();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
  await menuToggle(page).click();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Home', 'Services', 'Automations', 'About Us', 'Contact'])
    await expect(item(page, name)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Free AI Business Audit' })).toBeVisible();

  const group = banner(page).getByRole('button', { name: 'Resources' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(item(page, /^Case Studies/)).toBeHidden();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(item(page, /^Case Studies/)).toBeVisible();

  const blog = banner(page).getByRole('button', { name: /blog/i });
  await expect(item(page, 'Tech Insights')).toBeHidden();
  await blog.click();
  await expect(blog).toHaveAttribute('aria-expanded', 'true');
  await expect(item(page, 'Tech Insights')).toBeVisible();
  await blog.click();
  await expect(item(page, 'Tech Insights')).toBeHidden();
  await group.click();
  await expect(item(page, /^Case Studies/)).toBeHidden();
  await menuToggle(page).click();
  await expect(item(page, 'About Us')).toBeHidden();
});

test('[NAV-13, NAV-14, X-02] Escape, a link and a wide window close the menu', async ({ page }) => {
  await open(page, '/');
  await menuToggle(page).click();
  await expect(item(page, 'About Us')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(item(page, 'About Us')).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();

  await menuToggle(page).click();
  await item(page, 'About Us').click();
  await expect(page).toHaveURL('/about');
  await expect(title(page)).toContainText('About Us');
  await expect(item(page, 'About Us')).toBeHidden();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');

  await menuToggle(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menuToggle(page)).toBeHidden();
  await expect(mainNavigation(page).getByRole('link', { name: 'About Us', exact: true })).toHaveCount(1);
  await expect(resources(page)).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(item(page, 'About Us')).toBeHidden();
});
