import { offerings } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { banner, footer, main, open, title } from './support/site.ts';

// The rules for each page are tested in everyPage.spec.ts (pageExpectations.ts).

test.describe('an unknown path', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('[RT-14] shows the not-found page under its own address', async ({ page }) => {
    for (const path of '/nope /foo/bar /services/x/y /services/unknown /blog/unknown /about/x'.split(' '))
      await test.step(path, async () => {
        const response = await open(page, path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
        await expect(main(page).locator('a[href="/"]').first()).toBeVisible();
        await expect(banner(page)).toBeVisible();
        await expect(footer(page)).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        expect(new URL(page.url()).pathname).toBe(path);
      });
  });

  test('[RT-14, A1] offers the services when it names an unknown one', async ({ page }) => {
    await open(page, '/services/robots');
    for (const { id } of offerings)
      await expect(main(page).locator(`a[href="/services/${id}"]`).first()).toBeVisible();
  });
});

test('[SVC-06, A4] the enterprise IT strategy service leads to its own page', async ({ page }) => {
  await open(page, '/services/enterprise-it-strategy');
  await main(page).locator('a[href="/enterprise-it-strategy"]').first().click();
  await expect(page).toHaveURL('/enterprise-it-strategy');
  await expect(title(page)).toHaveText(/enterprise it strategy/i);
});
