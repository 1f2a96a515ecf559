import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { banner, focusInMain, footer, open, scrollTo, title } from './support/site.ts';
import { choose, themes } from './support/themes.ts';

interface Stop {
  readonly name: string;
  readonly visible: boolean;
  readonly width: number;
  readonly height: number;
  readonly inSentence: boolean;
  readonly outline: number;
  readonly contrast: number;
}

/** The focused element and its focus indicator; `null` when the focus has left the page. */
const stop = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // Computed colours read "rgb(16, 32, 42)" or "rgba(0, 0, 0, 0)".
    const rgba = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha * 255];
    };
    const luminance = (color: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const backgroundOf = (start: Element | null): readonly number[] => {
      for (let at = start; at; at = at.parentElement) {
        const color = rgba(getComputedStyle(at).backgroundColor);
        if (color[3] === 255) return color;
      }
      return [255, 255, 255, 255];
    };
    // A field may show the focus on the frame around it.
    const shownOn = [element, element.parentElement].find(
      (each) => each && getComputedStyle(each).outlineStyle !== 'none',
    );
    // A link that fills its row shows it around the row, on a layer of its own.
    const layer = getComputedStyle(element, '::after');
    const style = !shownOn && layer.outlineStyle !== 'none' ? layer : getComputedStyle(shownOn ?? element);
    const inside = Number.parseFloat(style.outlineOffset) < 0;
    const [light = 0, dark = 0] = [
      luminance(rgba(style.outlineColor)),
      luminance(backgroundOf(inside ? (shownOn ?? element) : (shownOn ?? element).parentElement)),
    ].sort((a, b) => b - a);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const box = (label ?? element).getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      visible: own.bottom > 0 && own.top < innerHeight && element.checkVisibility(),
      width: Math.max(box.width, own.width),
      height: Math.max(box.height, own.height),
      inSentence:
        element.matches('p a, li a, dd a, address a, td a') && getComputedStyle(element).display === 'inline',
      outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      contrast: (light + 0.05) / (dark + 0.05),
    };
  });

/** Goes through the page by Tab, from the top to the end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  // A window that is behind another shows no focus.
  await page.bringToFront();
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (!here) return stops;
    stops.push(here);
  }
  throw new Error('The end of the page was not reached: the keyboard is caught somewhere.');
}

function expectToStandOut(stops: readonly Stop[]) {
  const faint = stops.filter(({ contrast }) => contrast < 3);
  expect(faint.map(({ name, contrast }) => `${name} ${contrast.toFixed(2)}`)).toEqual([]);
}

test.describe('by keyboard', () => {
  for (const route of ['/', '/services', '/automations', '/ai-audit', '/blog', '/contact']) {
    test(`[X-02] ${route} shows a focus ring of 3:1 and a large enough target at every tab stop`, async ({
      page,
    }) => {
      await open(page, route);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(20);
      expect(stops.filter(({ visible }) => !visible).map(({ name }) => name)).toEqual([]);
      expect(stops.filter(({ outline }) => outline < 2).map(({ name }) => name)).toEqual([]);
      const small = stops.filter(
        ({ width, height, inSentence }) => !inSentence && Math.min(width, height) < 24,
      );
      expect(small).toEqual([]);
      expectToStandOut(stops);
    });
  }

  test('[X-02] where motion is unwelcome, what the focus changes is changed at once', async ({ page }) => {
    await open(page, '/contact');
    const skip = page.getByRole('link', { name: /^skip to/i });
    const moving = await skip.evaluate((link) => {
      link.getBoundingClientRect();
      link.focus();
      return document.getAnimations().length;
    });
    expect(moving).toBe(0);
    await expect(skip).toBeInViewport({ ratio: 1 });
  });

  for (const look of themes.slice(1)) {
    test(`[X-02] the focus ring has a contrast of 3:1 in ${look.name}`, async ({ page }) => {
      await choose(page, look);
      await open(page, '/');
      expectToStandOut(await walk(page));
    });
  }
});

test.describe('arriving at another page', () => {
  test('[X-08] announces its title and moves the focus into it without a jump', async ({ page }) => {
    await open(page, '/');
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    await expect(title(page)).toContainText('About Us');
    const announced = await page.title();
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1);
    await expect.poll(() => focusInMain(page)).toBe(true);
  });

  test('[X-08] moves the focus also by keyboard, from far down, and on going back', async ({ page }) => {
    await open(page, '/about');
    const before = await page.title();
    await scrollTo(page, 100_000);
    await footer(page).getByRole('link', { name: 'Get in Touch' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => focusInMain(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: before })).toHaveCount(1);
    await expect.poll(() => focusInMain(page)).toBe(true);
  });

  test('[X-08] announces nothing on the first page of a visit', async ({ page }) => {
    await open(page, '/about');
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(0);
  });
});
