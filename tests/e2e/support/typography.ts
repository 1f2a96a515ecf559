import { expect, type Page } from '@playwright/test';

import { afterPaint } from './site.ts';

/** A page of each type. */
export const typeset: readonly string[] = [
  ...['/', '/about', '/services', '/services/consultancy', '/enterprise-it-strategy', '/automations'],
  ...['/case-studies', '/case-studies/clinic-nicosia', '/blog', '/blog/why-pilots-die', '/contact'],
  ...['/ai-audit', '/privacy', '/sitemap'],
];

/** Pages to be read from top to bottom. */
const texts = ['/services/consultancy', '/blog/why-pilots-die', '/privacy', '/terms'];
/** Pages whose list is why one comes: it follows the head at half the space. */
const lists = ['/services', '/case-studies'];
/** The space between sections by the width of the window: `space.section`. The closing band has half of it above its words. */
const sectionSpaces = [
  [360, 64],
  [1280, 115],
  [1920, 128],
] as const;

/** The lines of running text, in characters: of each paragraph of three lines or more the longest, the last line left out. */
const longestLines = (page: Page) =>
  page.evaluate(() => {
    const lengths: { readonly longest: number; readonly text: string }[] = [];
    const range = document.createRange();
    for (const block of document.querySelectorAll<HTMLElement>('main :is(p, li, dd, blockquote)')) {
      if (!block.checkVisibility() || block.querySelector('p, li, dl, table, div, h3')) continue;
      const lines: { top: number; characters: number }[] = [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (let index = 0; index < (node.textContent ?? '').length; index++) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = [...range.getClientRects()].at(-1);
          if (!box?.width) continue;
          const line = lines.at(-1);
          if (line && Math.abs(line.top - box.top) < 6) line.characters++;
          else lines.push({ top: box.top, characters: 1 });
        }
      if (lines.length < 3) continue;
      const longest = Math.max(...lines.slice(0, -1).map(({ characters }) => characters));
      lengths.push({ longest, text: block.textContent?.slice(0, 40) ?? '' });
    }
    return lengths;
  });

/**
 * Returns the space above each section and above the closing banner: the pixels from the last thing drawn, a line under a list
 * included, to its heading, and how many lines cross the space between.
 */
const spacesAboveSections = (page: Page) =>
  page.evaluate(() => {
    // Sticky elements are measured in the place that they have in the page.
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    const texts: { readonly element: Element; readonly bottom: number; readonly line: boolean }[] = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll('main *, footer *')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // The field that only robots see.
      if (element.closest('div:has(> label > input[tabindex="-1"])')) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 3) continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        range.selectNodeContents(node);
        for (const { width, bottom } of range.getClientRects())
          if (width > 2) texts.push({ element, bottom, line: false });
      }
      const framed = style.borderTopWidth !== '0px' && style.borderInlineStartWidth !== '0px';
      if (element.matches('svg, input, select, textarea, button') || (element.matches('a') && framed))
        texts.push({ element, bottom: box.bottom, line: false });
      if (box.width < 200) continue;
      if (style.borderTopWidth !== '0px') texts.push({ element, bottom: box.top + 1, line: true });
      if (style.borderBottomWidth !== '0px') texts.push({ element, bottom: box.bottom, line: true });
      // A band of another colour begins and ends with its edge.
      if (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && box.width >= document.body.clientWidth)
        for (const bottom of [box.top, box.bottom]) texts.push({ element, bottom, line: false });
    }
    const headings = [
      ...document.querySelectorAll('main section header h2, main h2:not(section h2, article h2)'),
      ...[...document.querySelectorAll('footer h2')].slice(0, 1),
    ];
    return headings.map((heading) => {
      const { top } = heading.getBoundingClientRect();
      const before = texts.filter(({ bottom }) => bottom < top - 6);
      const content = Math.max(...before.filter(({ line }) => !line).map(({ bottom }) => bottom));
      const lines = new Set(
        before.filter(({ line, bottom }) => line && bottom > content).map(({ bottom }) => Math.round(bottom)),
      );
      // A line that ends a list belongs to the list; one in the middle parts the sections.
      const list = Math.min(40, (top - content) / 2 - 4);
      const end = Math.max(content, ...[...lines].filter((line) => line - content < list));
      return {
        heading: heading.textContent ?? '',
        space: Math.round(top - end),
        lines: [...lines].length,
      };
    });
  });

/** Expects readable lines, and the space of the scale between sections, in windows of three widths. */
export async function expectLinesAndSpaces(page: Page, path: string) {
  for (const [width, space] of sectionSpaces) {
    await page.setViewportSize({ width, height: 800 });
    await afterPaint(page);
    if (width >= 1280) await expectShortLines(page, path);
    await expectOneMeasure(page, path, space);
  }
}

async function expectShortLines(page: Page, path: string) {
  const lines = await longestLines(page);
  expect(lines.filter(({ longest }) => longest > 74)).toEqual([]);
  const longest = Math.max(...lines.map((line) => line.longest));
  if (texts.includes(path)) expect(longest).toBeGreaterThanOrEqual(66);
}

async function expectOneMeasure(page: Page, path: string, space: number) {
  const above = await spacesAboveSections(page);
  expect(above.length).toBeGreaterThan(0);
  // A line of text is a little higher than its letters, and a form ends with an empty line for its news.
  const odd = above.filter((each, index) => {
    const half = (index === 0 && lists.includes(path)) || index === above.length - 1;
    const expected = half ? space / 2 : space;
    return each.space < expected - 4 || each.space > expected + 12;
  });
  expect(odd).toEqual([]);
  expect(above.filter(({ lines }) => lines > 1)).toEqual([]);
}
