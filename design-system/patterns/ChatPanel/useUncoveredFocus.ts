'use client';

import { useEffect } from 'react';

/** Space for a focus ring between the focused element and the panel, in pixels. */
const gap = 12;

/**
 * Scrolls an element that gets the focus by keyboard out from under the panel, which stays open while the page is
 * used.
 */
export function useUncoveredFocus(panel: HTMLElement | null) {
  useEffect(() => {
    if (!panel) return;
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || panel.contains(target) || !target.matches(':focus-visible')) return;
      // The browser itself scrolls after this event.
      requestAnimationFrame(() => {
        const [its, own] = [target.getBoundingClientRect(), panel.getBoundingClientRect()];
        const isUnder =
          its.right > own.left && its.left < own.right && its.bottom > own.top && its.top < own.bottom;
        if (isUnder) window.scrollBy({ top: its.bottom - own.top + gap });
      });
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [panel]);
}
