'use client';

import { useEffect } from 'react';

/** Pixels between what was uncovered and the panel: room for a focus ring. */
const gap = 12;

/** Scrolls what gets the focus by keyboard out from under the panel, which stays open while the page is used. */
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
