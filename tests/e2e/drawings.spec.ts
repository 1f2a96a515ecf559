import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { withMotion } from './support/motion.ts';
import { unknownPath } from './support/routes.ts';
import { afterPaint, main, open } from './support/site.ts';

/** Returns the heights of the drawings of a page, in CSS pixels. */
const heights = (page: Page) =>
  main(page)
    .locator('svg')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));

test.describe('wide windows', () => {
  test.use({ expectedConsole: /status of 404/ });

  for (const path of ['/', '/about', unknownPath])
    test(`in a window of 2560 px the drawing at the head of ${path} is no higher, and reaches the edge`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      const before = await heights(page);
      await page.setViewportSize({ width: 2560, height: 900 });
      await afterPaint(page);
      expect(await heights(page)).toEqual(before);
      const lefts = await main(page)
        .locator('svg path, svg use')
        .evaluateAll((all) =>
          all.filter((line) => line.checkVisibility()).map((line) => line.getBoundingClientRect().left),
        );
      expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
    });
});

const pages = ['/', '/services/voice-agents', '/ai-audit'];

/** The page as a capture without scrolling shows it, in a window as high as the page. */
const capture = (page: Page) => page.screenshot({ fullPage: true, animations: 'allow' });

test.describe('where motion is welcome', () => {
  test.use(withMotion);

  for (const path of pages)
    test(`[LAY-05] every drawing of ${path} is complete on screen and in print without scrolling`, async ({
      page,
    }) => {
      await open(page, path);
      // Set once the drawings that move on load are complete.
      await expect(page.locator('html')).toHaveAttribute('data-drawn', '');
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media, reducedMotion: 'no-preference' });
        const drawn = await capture(page);
        await page.emulateMedia({ media, reducedMotion: 'reduce' });
        expect(drawn.equals(await capture(page)), media).toBe(true);
      }
    });

  test('[LAY-05] a drawing that enters the window after the visitor scrolled draws its strokes once', async ({
    page,
  }) => {
    await open(page, '/blog');
    const drawings = page.locator('main svg[data-strokes]');
    const animations = () =>
      drawings.evaluateAll((all) => all.map((each) => each.getAnimations().length).reduce((a, b) => a + b));
    expect(await animations()).toBe(0);
    const last = drawings.last();
    await page.mouse.wheel(0, 10);
    await page.waitForTimeout(100);
    await last.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(animations).toBeGreaterThan(0);
    await expect.poll(animations).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await last.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    expect(await animations()).toBe(0);
  });
});
