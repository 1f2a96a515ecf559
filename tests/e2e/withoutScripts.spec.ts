import { expect, test } from './fixtures.ts';
import { expecting } from './support/expecting.ts';
import { everywhere } from './support/routes.ts';
import { banner, footer, main, title } from './support/site.ts';

test.use({ javaScriptEnabled: false, expectedConsole: expecting(/status of 404/) });

for (const route of everywhere) {
  test(`[X-05] ${route} can be read without scripts`, async ({ page }) => {
    await page.goto(route);
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveTitle(/.{10,}/);
    expect((await main(page).innerText()).length).toBeGreaterThan(200);
    await expect(page.locator('body')).not.toContainText(/Loading( page)?\.\.\./);
    await expect(page.getByText('Critical Error')).toHaveCount(0);
    await expect(footer(page)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
  });
}

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
