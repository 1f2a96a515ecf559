import { expect, type Page } from '@playwright/test';

/** Pages with drawings of each kind, and a post with a copy button. */
export const drawn: readonly string[] = [
  '/',
  '/services',
  '/services/consultancy',
  '/enterprise-it-strategy',
  '/ai-audit',
  '/automations',
  '/case-studies/clinic-nicosia',
  '/blog',
  '/blog/invoice-matching-arithmetic',
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

/** Buttons whose border is visible and which a negative margin moves out of their column, alone or with their box. */
const movedOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter(
        (each) => each.checkVisibility() && Number.parseFloat(getComputedStyle(each).borderLeftWidth) > 0,
      )
      .filter((each) =>
        [each, each.parentElement, each.parentElement?.parentElement].some((box) => {
          const { marginLeft, marginRight } = getComputedStyle(box ?? each);
          return Math.min(Number.parseFloat(marginLeft), Number.parseFloat(marginRight)) < 0;
        }),
      )
      .map((each) => each.outerHTML.slice(0, 90)),
  );

/** Expects only colours of the system where it replaces those of pages, as Windows does for high contrast. */
export async function expectSystemColors(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await otherColors(page), colorScheme).toEqual([]);
    expect(await paintedGrounds(page), colorScheme).toEqual([]);
    expect(await movedOut(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}
