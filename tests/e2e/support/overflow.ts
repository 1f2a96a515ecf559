import { expect, type Page } from '@playwright/test';

import { afterPaint } from './site.ts';

/** Returns up to three elements beyond the right edge if the page scrolls sideways, otherwise none. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map(
        (element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" beyond ${clientWidth}`,
      );
  });

/** Sets the size of all text, as extensions and some browsers do. `200%` doubles it; an empty text resets it. */
export const resizeText = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Expects no element beyond the right edge with text of this size. */
export async function expectToFit(page: Page, size: string) {
  await resizeText(page, size);
  await afterPaint(page);
  expect(await overflow(page), `text of ${size || '100%'} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Puts a word of 30 letters into every sentence, as a translation into German has it. Runs in the page. */
export function lengthenWords() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    // The label of a drawing is as long as its line.
    if (
      text instanceof Text &&
      !text.parentElement?.closest('script, style, noscript, svg, [translate="no"]')
    )
      text.data = text.data.replace(/\p{L}{5,}/u, 'Datenschutzfolgenabschätzungen');
}
