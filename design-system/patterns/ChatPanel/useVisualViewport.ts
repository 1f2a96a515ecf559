'use client';

import { useLayoutEffect } from 'react';

import { covered, visibleHeight, visibleTop } from './ChatPanel.css.ts';

/** Returns `--name` for `var(--name)`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * Sets CSS variables for the area that an on-screen keyboard leaves free. Needed because iOS puts the keyboard over the
 * page without changing the window's height or `dvh`. Ignores pinch zoom.
 */
export function useVisualViewport(element: HTMLElement | null) {
  useLayoutEffect(() => {
    const { visualViewport: area } = window;
    const style = element?.style;
    if (!area || !style) return;
    const measure = () => {
      if (Math.abs(area.scale - 1) > 0.01) return;
      const below = document.documentElement.clientHeight - area.height - area.offsetTop;
      style.setProperty(nameOf(visibleTop), `${area.offsetTop}px`);
      style.setProperty(nameOf(visibleHeight), `${area.height}px`);
      style.setProperty(nameOf(covered), `${Math.max(0, below)}px`);
    };
    measure();
    area.addEventListener('resize', measure);
    area.addEventListener('scroll', measure);
    return () => {
      area.removeEventListener('resize', measure);
      area.removeEventListener('scroll', measure);
    };
  }, [element]);
}
