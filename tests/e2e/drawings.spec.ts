import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { withMotion } from './support/motion.ts';
import { open } from './support/site.ts';

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
