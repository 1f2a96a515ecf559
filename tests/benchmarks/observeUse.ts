/** Times at which a page became visible and usable, in milliseconds after it was opened. 0: not yet. */
export interface Use {
  first: number;
  largest: number;
  /** The Chat button was pressed. */
  pressed: number;
  /** The button has responded. */
  answered: number;
  /** The panel is open and has its input. */
  panel: number;
  /** An incomplete form that was submitted shows its errors. */
  form: number;
}

declare global {
  interface Window {
    useSeen?: Use;
  }
}

/**
 * Records the times at which the page can be used. Runs in the page before its own scripts. It has no named function,
 * because `tsx` would then call a helper that the page does not have.
 */
export function observeUse() {
  const seen: Use = { first: 0, largest: 0, pressed: 0, answered: 0, panel: 0, form: 0 };
  window.useSeen = seen;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') seen.largest = entry.startTime;
    }
  });
  for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('aside > [aria-expanded]')) seen.pressed ||= timeStamp;
    },
    true,
  );
  // Without this, a form that is submitted before hydration would leave the page.
  addEventListener('submit', (event) => event.preventDefault(), true);
  new MutationObserver(() => {
    if (document.querySelector('aside > [aria-expanded="true"]')) seen.answered ||= performance.now();
    if (document.querySelector('#assistant-panel textarea')?.checkVisibility())
      seen.panel ||= performance.now();
    if (document.querySelector('main form [aria-invalid="true"]')) seen.form ||= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
