import { expect, test } from './fixtures.ts';
import { footer, main, open } from './support/site.ts';

test('[GEN-01] home page and footer say Nicosia, Cyprus', async ({ page }) => {
  await open(page, '/');
  for (const place of [main(page), footer(page)]) {
    await expect(place).toContainText('Nicosia');
    await expect(place).toContainText('Cyprus');
  }
});

test('[GEN-03] the services page names every area of business', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[KB-12] the home page has the four company figures in its HTML', async ({ page }) => {
    for (const route of ['/', '/about']) {
      await page.goto(route);
      for (const figure of ['87+', '156+', '92%', '4.9/5'])
        await expect(main(page), route).toContainText(figure);
    }
  });
});
