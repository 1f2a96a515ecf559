import type { Locator } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { banner, footer, main, title } from './support/site.ts';

test.use({ javaScriptEnabled: false });

test('[X-05] every page can be reached without scripts', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await footer(page).getByRole('link', { name: 'Blog & Resources' }).click();
  await expect(page).toHaveURL('/blog');
  await main(page).locator('a[href^="/blog/"]:not([aria-current])').last().click();
  await expect(page).not.toHaveURL('/blog');
  await expect(title(page)).toBeVisible();
  await footer(page).locator('a[href="/sitemap"]').last().click();
  await expect(title(page)).toBeVisible();
});

test('[X-05] the audit page says how to reach a person without scripts', async ({ page }) => {
  await page.goto('/ai-audit');
  await expect(page.locator('body')).toContainText(/info@/);
  await expect(page.locator('body')).toContainText(/\+357/);
});

for (const width of [390, 1280])
  test(`[X-05] a task has its name, its start and its hours in order without scripts at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/automations');
    const entry = main(page).locator('li:has(> h3)').first();
    const left = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().left);
    const name = await left(entry.locator('> h3'));
    const start = await left(entry.locator('> h3 + div'));
    if (width > 390) expect(start).toBeGreaterThan(name);
    else expect(start).toBe(name);
    expect(await left(entry.locator('> div:last-child > p'))).toBeGreaterThan(start);
    await expect(main(page).getByRole('combobox')).toBeHidden();
  });

for (const [path, label] of [
  ['/ai-audit', 'Contact name'],
  ['/contact', 'Your name'],
] as const)
  test(`[X-05] ${path} has no dead button without scripts, and sends no answer anywhere`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await main(page).getByLabel(label).fill('Eleni');
    await main(page).getByLabel(label).press('Enter');
    await expect(main(page).getByLabel(label)).toHaveValue('Eleni');
    await expect(page).toHaveURL(path);
  });

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[X-05] every page of the navigation can be reached without scripts', async ({ page }) => {
    await page.goto('/');
    for (const path of ['/services', '/automations', '/about', '/contact', '/case-studies', '/blog']) {
      const links = page.locator(`a[href="${path}"]`).filter({ visible: true });
      expect(await links.count(), path).toBeGreaterThan(0);
    }
  });
});
