import type { Page } from '@playwright/test';

/** Returns the controls smaller than 24 px, and the buttons and fields lower than 44 px. */
export async function smallTargets(page: Page) {
  const targets = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden="true"]'),
      )
      .map((element) => {
        const box = element.getBoundingClientRect();
        const label = (
          (element instanceof HTMLInputElement && element.labels?.[0]) ||
          element
        ).getBoundingClientRect();
        const width = Math.round(Math.max(box.width, label.width));
        const height = Math.round(Math.max(box.height, label.height));
        const isText = element.matches('a') && getComputedStyle(element).display === 'inline';
        // The copy buttons beside the parts may be smaller than the rule.
        const isPressed =
          !element.matches('a') && !/^(Copy|Retry)/.test(element.textContent || element.ariaLabel || '');
        return {
          text: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)} ${width} x ${height}`,
          isHidden: Math.max(width, height) <= 1,
          isSmall: (!isText && Math.min(width, height) < 24) || (isPressed && height < 44),
        };
      })
      .filter(({ isHidden }) => !isHidden),
  );
  return {
    count: targets.length,
    small: targets.filter(({ isSmall }) => isSmall).map(({ text }) => text),
  };
}
