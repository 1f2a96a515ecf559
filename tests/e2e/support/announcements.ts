import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Defined by `recordAnnouncements`. */
    announced?: (text: string) => void;
    /** Defined by `watchFocus`. */
    focusLost?: (last: string) => void;
  }
}

/**
 * Returns the announcements of live regions from now on, oldest first. A status or an alert announces its whole text,
 * any other region only the added text. A region that is inserted with its text announces nothing, unless it is an
 * alert. Call it before opening the page.
 */
export async function recordAnnouncements(page: Page): Promise<string[]> {
  const announcements: string[] = [];
  await page.exposeFunction('announced', (text: string) => announcements.push(text));
  await page.addInitScript(() => {
    /** Returns the live region around an element; `undefined` if there is none, or if it is turned off. */
    const liveRegion = (element: Element | null | undefined) => {
      const region = element?.closest('[aria-live], [role="status"], [role="alert"], [role="log"]');
      return region?.getAttribute('aria-live') === 'off' ? undefined : region;
    };
    const isAtomic = (region: Element) =>
      (region.getAttribute('aria-atomic') ?? String(region.matches('[role="status"], [role="alert"]'))) ===
      'true';
    const textOf = (node: Node): string => {
      if (node instanceof Element && node.closest('[aria-hidden="true"]')) return '';
      const label = node instanceof Element && node.matches('button') && node.getAttribute('aria-label');
      if (label) return label;
      if (node.childNodes.length > 0) return [...node.childNodes].map(textOf).filter(Boolean).join(' ');
      return (node.textContent ?? '').trim();
    };
    const say = (text: string) => {
      if (text.trim()) window.announced?.(text.trim());
    };
    new MutationObserver((records) => {
      const arrived = new Set<Node>();
      const whole = new Set<Element>();
      for (const { type, target, addedNodes } of records) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = liveRegion(around);
        const isNew = [...arrived].some((node) => node.contains(target));
        for (const node of addedNodes) {
          if (node instanceof Element && !isNew && !region)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role="alert"]')) whole.add(alert);
          if (!isNew && region && !isAtomic(region)) say(textOf(node));
          arrived.add(node);
        }
        if (!isNew && region && (addedNodes.length > 0 || type !== 'childList')) {
          if (isAtomic(region)) whole.add(region);
          else if (type !== 'childList') say(textOf(target));
        }
      }
      for (const region of whole) say(textOf(region));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return announcements;
}

/** Returns, for each time that the focus fell back to `body`, the element that had it. Call it before opening the page. */
export async function watchFocus(page: Page): Promise<string[]> {
  const losses: string[] = [];
  await page.exposeFunction('focusLost', (last: string) => losses.push(last));
  await page.addInitScript(() => {
    let last = '';
    let nowhere = 0;
    const checkFocus = () => {
      const focused = document.activeElement;
      if (focused && focused !== document.body && focused !== document.documentElement) {
        last = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`;
        nowhere = 0;
      } else if (last && document.hasFocus()) {
        nowhere += 1;
        // The focus may be on `body` for a few frames while it moves.
        if (nowhere === 6) {
          window.focusLost?.(last);
          last = '';
        }
      }
      requestAnimationFrame(checkFocus);
    };
    requestAnimationFrame(checkFocus);
  });
  return losses;
}
