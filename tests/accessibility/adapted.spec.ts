import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';

import { expect, test } from '../e2e/fixtures.ts';
import { overflow } from '../e2e/support/overflow.ts';
import { afterPaint, open } from '../e2e/support/site.ts';
import { choose, themes } from '../e2e/support/themes.ts';
import { builtRoutes } from '../support/builtRoutes.ts';
import { runAxe } from './checkAccessibility.ts';
import { ringShares, walk } from './focus.ts';
import { states } from './states.ts';

test.use({ expectedConsole: /./ });

/** The values of 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Texts that their own box, or one around it that does not scroll, cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box);
        const { top, right, bottom, left, width, height } = box.getBoundingClientRect();
        // What is for screen readers alone is one pixel large; an excerpt leads to the whole.
        if (width <= 1 || height <= 1 || webkitLineClamp !== 'none') break;
        const across =
          ['hidden', 'clip'].includes(overflowX) && (text.right > right + 2 || text.left < left - 2);
        const down =
          ['hidden', 'clip'].includes(overflowY) && (text.bottom > bottom + 4 || text.top < top - 4);
        if (across || down) cut.push(`${node.textContent.trim().slice(0, 40)} in ${box.tagName}`);
        // What scrolls can be reached.
        if ([overflowX, overflowY].some((each) => ['auto', 'scroll'].includes(each))) break;
        if (position === 'fixed' || across || down) break;
      }
    }
    return cut;
  });

for (const { name, reach, widths } of states)
  for (const width of widths)
    test(`[X-03] nothing of ${name} is cut off with the text spacing of 1.4.12 at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await reach(page);
      const before = new Set(await cutOff(page));
      await adopt(page, spacing);
      await afterPaint(page);
      expect.soft(await overflow(page)).toEqual([]);
      expect((await cutOff(page)).filter((text) => !before.has(text))).toEqual([]);
    });

test('[X-03] text that is cut off is noticed', async ({ page }) => {
  await page.setContent('<p style="height: 20px; overflow: hidden; width: 120px">One line fits</p>');
  expect(await cutOff(page)).toEqual([]);
  await adopt(page, 'p { letter-spacing: 1em }');
  expect(await cutOff(page)).toEqual(['One line fits in P']);
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const route of ['/', '/ai-audit', '/automations', '/contact'])
    test(`[X-02] controls of ${route} have an outline, and the focus stands out`, async ({ page }) => {
      await open(page, route);
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('main button, main input, main select, main textarea')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => {
            const { borderTopWidth, borderBottomWidth, appearance, textDecorationLine } =
              getComputedStyle(each);
            const bordered = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
            return !bordered && appearance === 'none' && textDecorationLine === 'none';
          })
          .map((each) => each.outerHTML.slice(0, 120)),
      );
      expect.soft(bare).toEqual([]);
      const faint: string[] = [];
      const looks = new Set<string>();
      await walk(page, 'Tab', async (stop) => {
        if (looks.has(stop.look)) return;
        looks.add(stop.look);
        const { light = 0 } = await ringShares(page, stop, ['light']);
        if (light < 0.9) faint.push(`${stop.name} ${light.toFixed(2)}`);
      });
      expect(faint).toEqual([]);
    });
});

for (const look of themes)
  test(`[X-01] what is printed in ${look.name} can be read on white paper, without what only a screen needs`, async ({
    page,
  }) => {
    await choose(page, look);
    for (const route of ['/', '/services/voice-agents', '/blog/why-pilots-die', '/accessibility']) {
      await open(page, route);
      await page.emulateMedia({ media: 'print' });
      const { violations } = await runAxe(page, 'light', 'page', ['color-contrast']);
      expect
        .soft(
          violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
          route,
        )
        .toEqual([]);
      const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect.soft(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'], route).toContain(dark);
      await expect.soft(page.getByRole('button', { name: 'Chat' }), route).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  });

const greek = /\p{Script=Greek}{2,}/u;

/** Texts with Greek words of which a screen reader is not told that they are Greek. */
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

test('[X-01] Greek words are marked as Greek on every page', () => {
  const files = builtRoutes('dist/client').map(
    (route) => `dist/client${route === '/' ? '/index' : route}.html`,
  );
  const existing = files.filter((file) => existsSync(file));
  expect(existing.length).toBe(files.length);
  expect(existing.flatMap((file) => unmarkedGreek(readFileSync(file, 'utf8')))).toEqual([]);
  expect(existing.filter((file) => readFileSync(file, 'utf8').includes('lang="el"')).length).toBeGreaterThan(
    0,
  );
});

test('[X-01] Greek words that are not marked are noticed', () => {
  expect(unmarkedGreek('<p lang="en">Say <span lang="el">ναι</span> or όχι</p>')).toEqual([' or όχι']);
});
