import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { main, open } from './support/site.ts';

const routes = [
  '/',
  '/services',
  '/services/consultancy',
  '/enterprise-it-strategy',
  '/ai-audit',
  '/automations',
  '/case-studies/clinic-nicosia',
  '/blog',
];

/** Returns drawings in other colours than the system's, and text in the colour of its background. */
const otherColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const system = new Set(
      ['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'ButtonText', 'GrayText'].map(
        (name) => {
          probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
          return getComputedStyle(probe).color;
        },
      ),
    );
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('svg, svg *')]
      .filter((each) => each.checkVisibility() && !each.matches('title, desc, defs *, stop'))
      .flatMap((each) => {
        const { fill, stroke, color } = getComputedStyle(each);
        return [fill, stroke, color]
          .filter((used) => used !== 'none' && !used.startsWith('url') && !system.has(used))
          .concat(each.matches('text, tspan') && fill === canvas ? [fill] : [])
          .map((used) => `${used}: ${each.outerHTML.slice(0, 90)}`);
      });
  });

/** Pictures of a colour below boxes, which the system does not replace: its text would stand on them. */
const paintedGrounds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg, svg *)')]
      .filter((each) => each.checkVisibility())
      .flatMap((each) => {
        const { backgroundImage, borderImageSource } = getComputedStyle(each);
        return [backgroundImage, borderImageSource].some((image) => image.includes('gradient'))
          ? [each.outerHTML.slice(0, 90)]
          : [];
      }),
  );

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const route of routes)
  test(`[X-02] ${route} is drawn in the colours of the system, light or dark`, async ({ page }) => {
    await open(page, route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await otherColors(page), colorScheme).toEqual([]);
      expect(await paintedGrounds(page), colorScheme).toEqual([]);
    }
  });

test('[X-02] the explanation of the saved hours is drawn in the colours of the system', async ({ page }) => {
  await open(page, '/automations');
  await main(page).getByRole('checkbox').first().check();
  await main(page).getByText('How it adds up').click();
  expect(await paintedGrounds(page)).toEqual([]);
});
