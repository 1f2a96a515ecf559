import { expect, type Page } from '@playwright/test';

import { test } from './fixtures.ts';
import { moving, withMotion } from './support/motion.ts';
import { mainNavigation } from './support/navigation.ts';
import { kinds } from './support/routes.ts';
import { fillStorage, focusInMain, main, open, scrollTo, scrollY, title } from './support/site.ts';

declare global {
  interface Window {
    /** Number of fades that the page has asked the browser for, counted by `countFades`. */
    fades?: number;
    /** The sum of all layout shifts, those after an input too, kept by `watchShifts`. */
    shifted?: number;
  }
}

const countFades = (page: Page) =>
  page.addInitScript(() => {
    window.fades = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.fades = (window.fades ?? 0) + 1;
      return start(update);
    };
  });
const fades = (page: Page) => page.evaluate(() => window.fades);

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifted = (window.shifted ?? 0) + Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

test.describe('where motion is welcome', () => {
  test.use(withMotion);

  for (const path of ['/', '/services/voice-agents'])
    test(`[LAY-05] ${path} moves nothing from its place while it is scrolled and its lines are drawn`, async ({
      page,
    }) => {
      await watchShifts(page);
      await open(page, path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += 400) await scrollTo(page, top);
      // Rounding when a drawing is painted counts a little; a word that moves by a line counts a hundred times as much.
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001);
    });

  test('[LAY-05] a link fades into its page, which has the focus and its top', async ({ page }) => {
    await countFades(page);
    await open(page, '/');
    await scrollTo(page, 1500);
    await mainNavigation(page).getByRole('link', { name: 'Services', exact: true }).click();
    await expect(title(page)).toHaveText('Services');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await focusInMain(page)).toBe(true);
    expect(await fades(page)).toBe(1);
    // Back may be a swipe, in which the browser moves the pages itself.
    await page.goBack();
    await expect(title(page)).toContainText('We take the routine');
    expect(await fades(page)).toBe(1);
  });

  test('[LAY-05] of several links that are followed at once, the last one wins', async ({ page }) => {
    await countFades(page);
    await open(page, '/');
    await page.evaluate(() => {
      for (const path of ['/services', '/contact', '/about'])
        document
          .querySelector<HTMLAnchorElement>(`header a[href="${path}"], footer a[href="${path}"]`)
          ?.click();
    });
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle(/^About/);
    await mainNavigation(page).getByRole('link', { name: 'Services', exact: true }).click();
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/privacy"]')?.click();
    });
    await expect(page).toHaveURL('/privacy');
    await expect(page).toHaveTitle(/^Privacy/);
  });

  test('[LAY-05] a page whose fade the browser leaves out is shown all the same, and nothing is reported', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const fade = start(update);
        fade.skipTransition();
        return fade;
      };
    });
    await open(page, '/');
    await mainNavigation(page).getByRole('link', { name: 'Services', exact: true }).click();
    await expect(title(page)).toHaveText('Services');
  });
});

const switchedOff = JSON.stringify({
  theme: 'light',
  settings: { animationsEnabled: false, highContrastMode: false },
});

// For less motion by the system's setting, everyPage.spec.ts checks each page.
test.describe('with the animations of the site switched off', () => {
  // The not-found page is one of the kinds.
  test.use({ ...withMotion, expectedConsole: /404/ });

  test('[LAY-05, ST-19] nothing moves on any kind of page, and no page fades', async ({ page }) => {
    await countFades(page);
    await fillStorage(page, { 'app-state': switchedOff });
    for (const path of kinds) {
      await open(page, path);
      expect(await moving(page), path).toEqual([]);
    }
    await open(page, '/');
    await main(page).getByRole('link', { name: 'AI voice agents', exact: true }).hover();
    expect(await moving(page)).toEqual([]);
    await mainNavigation(page).getByRole('link', { name: 'Automations', exact: true }).click();
    await expect(page).toHaveURL('/automations');
    expect(await fades(page)).toBe(0);
  });
});
