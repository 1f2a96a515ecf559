import { expect, test } from './fixtures.ts';
import { expecting } from './support/expecting.ts';
import { everywhere } from './support/routes.ts';
import { banner, footer, main, open } from './support/site.ts';

test('[GEN-01] says on the home page and in the footer that it is in Nicosia, Cyprus', async ({ page }) => {
  await open(page, '/');
  for (const place of [main(page), footer(page)]) {
    await expect(place).toContainText('Nicosia');
    await expect(place).toContainText('Cyprus');
  }
});

test('[GEN-03] names every area of business on the services page', async ({ page }) => {
  await open(page, '/services');
  const areas = [
    /AI consultancy/i,
    /process automation/i,
    /AI voice agents/i,
    /analytics/i,
    /digital presence/i,
    /enterprise IT strategy/i,
    /AI automation/i,
  ];
  for (const area of areas) await expect(main(page)).toContainText(area);
});

test('[GEN-04] has the audit in the hero of the home page', async ({ page }) => {
  await open(page, '/');
  const hero = main(page).getByRole('link', { name: /audit/i }).first();
  await expect(hero).toHaveAttribute('href', '/ai-audit');
  await expect(hero).toBeInViewport();
});

test.describe('without scripts, since it is all in the HTML', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: expecting(/status of 404/) });
  test.setTimeout(60_000);

  test('[GEN-04] leads to the audit from the header and the footer of every page', async ({ page }) => {
    for (const route of everywhere) {
      await page.goto(route);
      const name = 'Free AI Business Audit';
      await expect(banner(page).getByRole('link', { name }).first(), route).toHaveAttribute(
        'href',
        '/ai-audit',
      );
      await expect(footer(page).getByRole('link', { name }).first(), route).toHaveAttribute(
        'href',
        '/ai-audit',
      );
    }
  });

  test('[GEN-02, ST-13] offers no login on any page', async ({ page }) => {
    const login = /\b(log ?in|sign ?in|sign ?up|register)\b/i;
    for (const route of everywhere) {
      await page.goto(route);
      await expect(page.getByRole('link', { name: login }), route).toHaveCount(0);
      await expect(page.getByRole('button', { name: login }), route).toHaveCount(0);
    }
  });

  test('[A36] leaves no placeholder open on any page', async ({ page }) => {
    for (const route of everywhere) {
      await page.goto(route);
      const text = await page.locator('body').innerText();
      expect(text.match(/\{[a-z]\w+\}|undefined|\[object|lorem/g), route).toBeNull();
    }
  });

  test('[KB-12] shows the four figures at once, in the HTML itself', async ({ page }) => {
    for (const route of ['/', '/about']) {
      await page.goto(route);
      for (const figure of ['87+', '156+', '92%', '4.9/5'])
        await expect(main(page), route).toContainText(figure);
    }
  });
});
