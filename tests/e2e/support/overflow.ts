import type { Page } from '@playwright/test';

/** Up to three elements beyond the right edge, if the page scrolls sideways; else none. */
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

/** Sets the size of all text, `200%` for double, as extensions and some browsers do; an empty one undoes it. */
export const resizeText = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
