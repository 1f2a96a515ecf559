import type { Page } from '@playwright/test';

import { expect, test } from '../e2e/fixtures.ts';
import { fillForm, reportShown, withoutAi } from '../e2e/support/audit.ts';
import { openChat } from '../e2e/support/chat.ts';
import { main, open } from '../e2e/support/site.ts';
import { ringShares, type Stop, walk } from './focus.ts';
import { widths } from './states/State.ts';
import { states } from './states.ts';

test.use({ ai: 'on', expectedConsole: /./ });

/** One page of each kind. */
const kinds = [
  ...['/', '/about', '/services', '/services/voice-agents', '/services/chatbots', '/enterprise-it-strategy'],
  ...['/ai-audit', '/automations', '/case-studies', '/blog', '/blog/why-pilots-die', '/contact'],
  ...['/privacy', '/accessibility', '/sitemap', '/nope'],
];

/** Corners are rounded, and a part of a ring may lie on a border of its colour. */
const leastShare = 0.9;

const names = (stops: readonly Stop[]) => stops.map(({ name, covered }) => `${name} ${covered}`.trim());

/** Stops that stand above the one before and not beside it: against the order of reading. */
const upwards = (stops: readonly Stop[]) =>
  stops.filter((stop, place) => {
    const before = stops[place - 1];
    if (!before || before.landmark !== stop.landmark) return false;
    const bottom = stop.box.y + stop.box.height + stop.scrolled;
    return bottom <= before.box.y + before.scrolled && stop.box.x < before.box.x + before.box.width;
  });

/** Returns the controls with less than 24 px, or less than 44 px of height where a thumb presses them. */
async function smallTargets(page: Page) {
  const targets = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden="true"]'),
      )
      .map((element) => {
        const own = element.getBoundingClientRect();
        const label = (
          (element instanceof HTMLInputElement && element.labels?.[0]) ||
          element
        ).getBoundingClientRect();
        const width = Math.round(Math.max(own.width, label.width));
        const height = Math.round(Math.max(own.height, label.height));
        const isText = element.matches('a') && getComputedStyle(element).display === 'inline';
        // The buttons that copy a part are beside each of them, and may be smaller than the rule.
        const isPressed =
          !element.matches('a') && !/^(Copy|Retry)/.test(element.textContent || element.ariaLabel || '');
        return {
          text: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)} ${width} x ${height}`,
          isHidden: Math.max(width, height) <= 1,
          isSmall: (!isText && Math.min(width, height) < 24) || (isPressed && height < 44),
        };
      })
      .filter(({ isHidden }) => !isHidden),
  );
  return {
    count: targets.length,
    small: targets.filter(({ isSmall }) => isSmall).map(({ text }) => text),
  };
}

async function walkBothWays(page: Page) {
  const down = await walk(page, 'Tab');
  const up = await walk(page, 'Shift+Tab');
  expect(down.length).toBeGreaterThan(20);
  expect.soft(names([...down, ...up].filter(({ inWindow }) => !inWindow))).toEqual([]);
  expect.soft(names([...down, ...up].filter(({ covered }) => covered))).toEqual([]);
  return down;
}

for (const route of kinds) {
  test(`[X-02] nothing lies over the focus at any stop of ${route}, in either direction`, async ({
    page,
  }) => {
    await open(page, route);
    expect(names(upwards(await walkBothWays(page)))).toEqual([]);
  });

  test(`[X-02] the focus stands out by 3:1 on the area of 2.4.13 at every stop of ${route}, in each theme`, async ({
    page,
  }) => {
    await open(page, route);
    const looks = new Set<string>();
    const faint: string[] = [];
    const stops = await walk(page, 'Tab', async (stop) => {
      // The header and the footer are the same on each page.
      if (looks.has(stop.look) || (route !== '/' && stop.landmark !== 'MAIN')) return;
      looks.add(stop.look);
      for (const [theme, share] of Object.entries(await ringShares(page, stop)))
        if (share < leastShare) faint.push(`${theme}: ${stop.name} ${share.toFixed(2)}`);
    });
    expect(looks.size > 0).toBe(stops.some(({ landmark }) => landmark === 'MAIN'));
    expect(faint).toEqual([]);
  });
}

for (const width of [widths.desktop, 720])
  test(`[X-02] the open chat covers no focus on a page of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['/services', '/blog']) {
      await open(page, route);
      await openChat(page);
      await main(page)
        .locator('h1')
        .evaluate((title) => {
          title.setAttribute('tabindex', '-1');
          title.focus();
        });
      const stops = await walk(page, 'Tab');
      expect.soft(names(stops.filter(({ covered }) => covered)), route).toEqual([]);
    }
  });

test('[X-02] a message that appears hides no focus', async ({ page }) => {
  await fillForm(page, ['Operations']);
  await withoutAi(page).click();
  await reportShown(page);
  await expect(
    page.getByRole('region', { name: 'Messages' }).filter({ hasText: 'Saved in this browser' }),
  ).toBeVisible();
  const stops = await walk(page, 'Tab');
  expect(names(stops.filter(({ hidden }) => hidden))).toEqual([]);
});

test.describe('with a thumb', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const { name, reach, widths: own } of states.filter(
    ({ name: each }) => !each.startsWith('/') || kinds.includes(each),
  ))
    if (own.includes(widths.phone))
      test(`[X-02] targets of ${name} have 24 px, and what thumbs press 44 px`, async ({ page, gemini }) => {
        await reach(page, gemini);
        const { count, small } = await smallTargets(page);
        expect(count).toBeGreaterThan(10);
        expect(small).toEqual([]);
      });
});
