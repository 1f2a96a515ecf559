import type { Page } from '@playwright/test';

import { overflow } from '../e2e/support/overflow.ts';
import { afterPaint } from '../e2e/support/site.ts';

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
        // Content for screen readers alone is one pixel large; an excerpt leads to the whole.
        if (width <= 1 || height <= 1 || webkitLineClamp !== 'none') break;
        const across =
          ['hidden', 'clip'].includes(overflowX) && (text.right > right + 2 || text.left < left - 2);
        const down =
          ['hidden', 'clip'].includes(overflowY) && (text.bottom > bottom + 4 || text.top < top - 4);
        if (across || down) cut.push(`${node.textContent.trim().slice(0, 40)} in ${box.tagName}`);
        // Scrolling parts can be reached.
        if ([overflowX, overflowY].some((each) => ['auto', 'scroll'].includes(each))) break;
        if (position === 'fixed' || across || down) break;
      }
    }
    return cut;
  });

/** Applies the text spacing of 1.4.12. Returns what is cut off or too wide then, and was not before. */
export async function lostWithTextSpacing(page: Page): Promise<readonly string[]> {
  const before = new Set(await cutOff(page));
  await adopt(page, spacing);
  await afterPaint(page);
  return [...(await overflow(page)), ...(await cutOff(page)).filter((text) => !before.has(text))];
}
