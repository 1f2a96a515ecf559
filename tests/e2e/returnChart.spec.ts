import { expect, test } from './fixtures.ts';
import { expectReport } from './support/audit.ts';
import { afterPaint, main, open } from './support/site.ts';

test('[KB-17] the sample draws effort against return with its own figures, and fits narrow windows', async ({
  page,
}) => {
  await open(page, '/ai-audit#sample');
  await expectReport(page);
  const chart = main(page).getByRole('figure', { name: 'Return in the first year, by effort' });
  const label = await chart.getByRole('img').getAttribute('aria-label');
  const titles = await main(page)
    .getByRole('region', { name: 'Recommended Solutions' })
    .getByRole('heading', { level: 4 })
    .allInnerTexts();
  expect(titles).toHaveLength(3);
  for (const [index, title] of titles.entries()) expect(label).toContain(`${index + 1}. ${title}: Effort `);
  expect(label).toMatch(/200-300% ROI.*150-200% ROI.*180-250% ROI/);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await afterPaint(page);
    const box = await chart.getByRole('img').boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
  }
});
