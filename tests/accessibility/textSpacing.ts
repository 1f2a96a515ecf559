import type { Page } from '@playwright/test';

import { overflow } from '../e2e/support/overflow.ts';
import { afterPaint } from '../e2e/support/site.ts';

/** Values of criterion 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Returns the texts that are cut off by their box, or by a box around it that does not scroll. */
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
        // Text for screen readers only is one pixel large. An excerpt has a link to the whole text.
        if (width <= 1 || height <= 1 || webkitLineClamp !== 'none') break;
        const across =
          ['hidden', 'clip'].includes(overflowX) && (text.right > right + 2 || text.left < left - 2);
        const down =
          ['hidden', 'clip'].includes(overflowY) && (text.bottom > bottom + 4 || text.top < top - 4);
        if (across || down) cut.push(`${node.textContent.trim().slice(0, 40)} in ${box.tagName}`);
        // The content of a scrolling box can be reached.
        if ([overflowX, overflowY].some((each) => ['auto', 'scroll'].includes(each))) break;
        if (position === 'fixed' || across || down) break;
      }
    }
    return cut;
  });

/** Applies the text spacing of criterion 1.4.12. Returns the texts that are cut off or too wide only then. */
export async function lostWithTextSpacing(page: Page): Promise<readonly string[]> {
  const before = new Set(await cutOff(page));
  await adopt(page, spacing);
  await afterPaint(page);
  return [...(await overflow(page)), ...(await cutOff(page)).filter((text) => !before.has(text))];
}
