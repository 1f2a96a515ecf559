import { expect, test } from '../e2e/fixtures.ts';
import { expectReport, fillForm, withoutAi } from '../e2e/support/audit.ts';
import { openChat } from '../e2e/support/chat.ts';
import { main, open } from '../e2e/support/site.ts';
import { ringShares, type Stop, walk } from './focus.ts';
import { widths } from './states/State.ts';

test.use({ ai: 'on', expectedConsole: /./ });

/** One page of each kind. */
const kinds = [
  ...['/', '/about', '/services', '/services/voice-agents', '/services/chatbots', '/enterprise-it-strategy'],
  ...['/ai-audit', '/automations', '/case-studies', '/blog', '/blog/why-pilots-die', '/contact'],
  ...['/privacy', '/accessibility', '/sitemap', '/nope'],
];

/** Required share of the ring. Corners are rounded, and a part of the ring may be on a border of the same colour. */
const leastShare = 0.9;

const names = (stops: readonly Stop[]) => stops.map(({ name, covered }) => `${name} ${covered}`.trim());

/**
 * Returns the stops that are above the previous stop and not beside it, so against the reading order. Another section may
 * stand in a column to the left: on Contact the address follows the form.
 */
const upwards = (stops: readonly Stop[]) =>
  stops.filter((stop, place) => {
    const before = stops[place - 1];
    if (!before || before.landmark !== stop.landmark) return false;
    const isToTheLeft = stop.box.x + stop.box.width <= before.box.x;
    if (isToTheLeft && stop.section !== before.section) return false;
    const bottom = stop.box.y + stop.box.height + stop.scrolled;
    return bottom <= before.box.y + before.scrolled && stop.box.x < before.box.x + before.box.width;
  });

for (const route of kinds)
  test(`[X-02] the focus stands out by 3:1 on the area of 2.4.13 at every stop of ${route}, in each theme, and nothing lies over the focus at any stop of it, in either direction`, async ({
    page,
  }) => {
    await open(page, route);
    const seenStyles = new Set<string>();
    const faint: string[] = [];
    const down = await walk(page, 'Tab', async (stop) => {
      // The header and the footer are the same on each page.
      if (seenStyles.has(stop.styleKey) || (route !== '/' && stop.landmark !== 'MAIN')) return;
      seenStyles.add(stop.styleKey);
      for (const [theme, share] of Object.entries(await ringShares(page, stop)))
        if (share < leastShare) faint.push(`${theme}: ${stop.name} ${share.toFixed(2)}`);
    });
    const all = [...down, ...(await walk(page, 'Shift+Tab'))];
    expect(down.length).toBeGreaterThan(20);
    expect.soft(names(all.filter(({ inWindow }) => !inWindow))).toEqual([]);
    expect.soft(names(all.filter(({ covered }) => covered))).toEqual([]);
    expect.soft(names(upwards(down))).toEqual([]);
    expect(seenStyles.size > 0).toBe(down.some(({ landmark }) => landmark === 'MAIN'));
    expect(faint).toEqual([]);
  });

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
  await expectReport(page);
  await expect(
    page.getByRole('region', { name: 'Messages' }).filter({ hasText: 'Saved in this browser' }),
  ).toBeVisible();
  const stops = await walk(page, 'Tab');
  expect(names(stops.filter(({ hidden }) => hidden))).toEqual([]);
});
