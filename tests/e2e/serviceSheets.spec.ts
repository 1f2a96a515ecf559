import type { Page } from '@playwright/test';

import { offerings } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { afterPaint, main, open } from './support/site.ts';

/** Each service and the audit. */
const entries = offerings.length + 1;
/** Units of a drawn sheet, from its left to its right. */
const sheetUnits = 179.2;

test('each service is named in the head and shows what it leaves in words of 11 px, two beside each other on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/services');
  const drawings = main(page).locator('li svg[viewBox]:has(use)');
  await test.step('the words and most of the first row are seen with the head of the page', async () => {
    for (const place of [0, 1, 2, 3]) {
      await expect(drawings.nth(place)).toBeInViewport({ ratio: 0.75 });
      await expect(drawings.nth(place).locator('xpath=preceding-sibling::p[1]')).toBeInViewport({ ratio: 1 });
    }
  });
  for (const width of [320, 390, 768, 1280])
    await test.step(`the drawing in the head at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await afterPaint(page);
      const names = await main(page)
        .locator('header svg text')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const { right } = text.getBoundingClientRect();
            return { right, scale: (text as SVGTextElement).getScreenCTM()?.a ?? 0 };
          }),
        );
      expect(names).toHaveLength(offerings.length);
      for (const { right, scale } of names) {
        expect(22.5 * scale).toBeGreaterThanOrEqual(11);
        expect(right).toBeLessThanOrEqual(width);
      }
    });
  await test.step('two beside each other at 360 px', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await afterPaint(page);
    const sheets = await drawings.evaluateAll((all) =>
      all.map((drawing) => {
        const { x, y, width } = drawing.getBoundingClientRect();
        return { x, y, width, font: Number.parseFloat(getComputedStyle(drawing).fontSize) };
      }),
    );
    expect(sheets).toHaveLength(entries);
    for (const [place, { x, y, width, font }] of sheets.entries()) {
      const before = sheets[place - 1];
      if (before && place % 2 === 1) {
        expect(y).toBeCloseTo(before.y, 0);
        expect(x).toBeGreaterThan(before.x + before.width);
      }
      expect((font * width) / sheetUnits).toBeGreaterThanOrEqual(11);
    }
  });
});

test('the trail of a service stands above its title on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/services/consultancy');
  const trail = await main(page).getByRole('navigation').first().boundingBox();
  const title = await main(page).getByRole('heading', { level: 1 }).boundingBox();
  if (!trail || !title) throw new Error('The trail or the title is not drawn.');
  expect(trail.y + trail.height).toBeLessThanOrEqual(title.y);
  expect(trail.height).toBeLessThan(title.height * 2);
});

test('the pictures of a process stand in whole rows, in words of 11 px, at any width', async ({ page }) => {
  for (const { id, process } of offerings.slice(0, 2)) {
    await open(page, `/services/${id}`);
    for (const width of [320, 360, 390, 768])
      await test.step(`${id} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await afterPaint(page);
        await expectWholeRows(page, process.after.length);
      });
  }
});

async function expectWholeRows(page: Page, steps: number) {
  const pictures = await main(page)
    .locator('svg[viewBox="0 0 180 232"]')
    .evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { x, y, width } = drawing.getBoundingClientRect();
        return { x, y, width, font: Number.parseFloat(getComputedStyle(drawing).fontSize) };
      }),
    );
  expect(pictures).toHaveLength(steps);
  for (const { width, font } of pictures) {
    expect((font * width) / 180).toBeGreaterThanOrEqual(11);
    expect(width).toBeCloseTo(pictures[0]?.width ?? 0, 0);
  }
  // The fifth would be alone, or leave a gap: its sentence stands beside it.
  const words = main(page).locator('svg[viewBox="0 0 180 232"] + p');
  await expect(words).toHaveCount(pictures.length > 4 ? 1 : 0);
  const last = pictures.at(-1);
  const inRows = pictures[0]?.y === pictures[1]?.y;
  const box = pictures.length > 4 && inRows ? await words.boundingBox() : undefined;
  if (last && box) expect(box.x).toBeGreaterThan(last.x + last.width);
}
