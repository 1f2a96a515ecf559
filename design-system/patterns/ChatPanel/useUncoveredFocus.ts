'use client';

import { useEffect } from 'react';

/** Space between the focused element and the panel, for the focus ring, in pixels. */
const gap = 12;

/** Scrolls the page if the panel covers the element that gets the focus by keyboard. */
export function useUncoveredFocus(panel: HTMLElement | null) {
  useEffect(() => {
    if (!panel) return;
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || panel.contains(target) || !target.matches(':focus-visible')) return;
      // Waits for the next frame, because the browser scrolls by itself after this event.
      requestAnimationFrame(() => {
        const targetBox = target.getBoundingClientRect();
        const panelBox = panel.getBoundingClientRect();
        const isUnder =
          targetBox.right > panelBox.left &&
          targetBox.left < panelBox.right &&
          targetBox.bottom > panelBox.top &&
          targetBox.top < panelBox.bottom;
        if (isUnder) window.scrollBy({ top: targetBox.bottom - panelBox.top + gap });
      });
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [panel]);
}
