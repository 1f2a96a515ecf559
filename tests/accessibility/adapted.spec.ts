import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';

import { expect, test } from '../e2e/fixtures.ts';
import { open } from '../e2e/support/site.ts';
import { choose, themes } from '../e2e/support/themes.ts';
import { builtRoutes } from '../support/builtRoutes.ts';
import { runAxe } from './checkAccessibility.ts';
import { ringShares, walk } from './focus.ts';

test.use({ ai: 'on', expectedConsole: /./ });

/** Returns the controls whose edge is invisible without their background. */
const withoutOutline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main input, main select, main textarea')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { borderTopWidth, borderBottomWidth, appearance, textDecorationLine } = getComputedStyle(each);
        const bordered = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
        return !bordered && appearance === 'none' && textDecorationLine === 'none';
      })
      .map((each) => each.outerHTML.slice(0, 120)),
  );

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const route of ['/', '/ai-audit', '/automations', '/contact'])
    test(`[X-02] controls of ${route} have an outline, and the focus stands out`, async ({ page }) => {
      await open(page, route);
      expect.soft(await withoutOutline(page)).toEqual([]);
      const faint: string[] = [];
      const seenStyles = new Set<string>();
      await walk(page, 'Tab', async (stop) => {
        if (seenStyles.has(stop.styleKey)) return;
        seenStyles.add(stop.styleKey);
        const { light = 0 } = await ringShares(page, stop, ['light']);
        if (light < 0.9) faint.push(`${stop.name} ${light.toFixed(2)}`);
      });
      expect(faint).toEqual([]);
    });
});

/** Returns the texts of a printed page that are illegible on white paper, or useful only on a screen. */
async function unfitForPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const { violations } = await runAxe(page, 'light', 'page', ['color-contrast']);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const chat = await page.getByRole('button', { name: 'Chat' }).isVisible();
  await page.emulateMedia({ media: 'screen' });
  return [
    ...violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    ...(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(background) ? [] : [background]),
    ...(chat ? ['the button of the chat'] : []),
  ];
}

for (const theme of themes)
  test(`[X-01] what is printed in ${theme.name} can be read on white paper, without what only a screen needs`, async ({
    page,
  }) => {
    await choose(page, theme);
    for (const route of ['/', '/services/voice-agents', '/blog/why-pilots-die', '/accessibility']) {
      await open(page, route);
      expect.soft(await unfitForPaper(page), route).toEqual([]);
    }
  });

const greek = /\p{Script=Greek}{2,}/u;

/** Returns the texts with Greek words that are not marked as Greek. */
const unmarkedGreek = (html: string) => {
  const { document, NodeFilter } = new JSDOM(html).window;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const language = node.parentElement?.closest('[lang]')?.getAttribute('lang');
    if (greek.test(node.textContent ?? '') && language !== 'el') found.push(node.textContent ?? '');
  }
  return found;
};

/** Returns the HTML of every built page. Throws if a page is missing. */
const builtPages = () =>
  builtRoutes('dist/client').map((route) =>
    readFileSync(`dist/client${route === '/' ? '/index' : route}.html`, 'utf8'),
  );

test('[X-01] Greek words are marked as Greek on every page', () => {
  const pages = builtPages();
  expect(pages.flatMap(unmarkedGreek)).toEqual([]);
  expect(pages.filter((html) => html.includes('lang="el"'))).not.toEqual([]);
});

/** Returns the texts that are in a live region when the page opens. Some screen readers announce them. */
const announcedOnOpening = (html: string) =>
  [
    ...new JSDOM(html).window.document.querySelectorAll(
      ':is([role=status], [role=alert], output, [aria-live]):not([aria-live=off])',
    ),
  ]
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean);

test('[X-10] no live region is full when a page opens', () => {
  expect(builtPages().flatMap(announcedOnOpening)).toEqual([]);
});
