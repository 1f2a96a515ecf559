import type { Locator } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { overflow } from './support/overflow.ts';
import { afterPaint, footer, main, open, scrollTo } from './support/site.ts';

test('[X-03] the open chat fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Chat' }).click();
  const input = page.getByPlaceholder('Type your message...');
  await expect(input).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /minimi[sz]e/i })).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toEqual([]);
});

test('[X-03] with text of 16, 24 and 32 px the header stays in one row at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/services/consultancy');
  const brand = page.getByRole('banner').getByRole('link', { name: 'Idalion' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const session = await page.context().newCDPSession(page);
  for (const pixels of [16, 24, 32])
    await test.step(`${pixels} px`, async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
      await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
      await expect(brand).toBeInViewport({ ratio: 1 });
      await expect(menu).toBeInViewport({ ratio: 1 });
      expect(await overlap(brand, menu)).toBe(false);
      expect(await overlap(menu, main(page).locator('nav, h1').first())).toBe(false);
    });
});

const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('[X-03] the chat button covers no link at the end of the page at any width', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 390, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await scrollTo(page, 1_000_000);
      const chat = page.getByRole('button', { name: 'Chat' });
      await expect(chat).toBeInViewport();
      for (const link of await footer(page).getByRole('link').all())
        expect(await overlap(chat, link), await link.innerText()).toBe(false);
    });
});

test('[X-03] the chat button leaves the audit’s own button free at any width', async ({ page }) => {
  await open(page, '/ai-audit');
  const send = main(page).getByRole('button', { name: 'Write my report with AI' });
  for (const width of [320, 390, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await send.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await afterPaint(page);
      await expect(send).toBeInViewport({ ratio: 1 });
      expect(await overlap(page.getByRole('button', { name: 'Chat' }), send)).toBe(false);
    });
});
