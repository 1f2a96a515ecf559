'use client';

import { useLayoutEffect } from 'react';

import { coveredHeight, visibleHeight, visibleTop } from './ChatPanel.css.ts';

/** Returns the name of a CSS variable: `--name` for `var(--name)`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * Sets CSS variables for the area that an on-screen keyboard leaves free. CSS alone does not know this area on iOS,
 * where the keyboard covers the page without changing the height of the window or `dvh`. While the visitor zooms by
 * pinching, the variables do not change.
 */
export function useVisualViewport(element: HTMLElement | null) {
  useLayoutEffect(() => {
    const { visualViewport: viewport } = window;
    const style = element?.style;
    if (!viewport || !style) return;
    const measure = () => {
      if (Math.abs(viewport.scale - 1) > 0.01) return;
      const coveredBelow = document.documentElement.clientHeight - viewport.height - viewport.offsetTop;
      style.setProperty(nameOf(visibleTop), `${viewport.offsetTop}px`);
      style.setProperty(nameOf(visibleHeight), `${viewport.height}px`);
      style.setProperty(nameOf(coveredHeight), `${Math.max(0, coveredBelow)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
