import type { Page } from '@playwright/test';

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
