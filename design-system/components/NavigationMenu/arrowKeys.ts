import type { KeyboardEvent } from 'react';

/** Returns the visible links and buttons in `root`, in the order of the Tab key. */
export const focusableIn = (root: ParentNode, selector = 'a[href], button'): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.closest('[hidden]') === null);

/**
 * Moves the focus among `stops` with the arrow keys, Home and End. At the ends the focus stays. Tab still reaches each
 * stop. Returns whether the key was handled.
 */
export function moveByArrows(event: KeyboardEvent, stops: readonly HTMLElement[]): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const { activeElement } = document;
  const current = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  if (current < 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowRight: stops[current + 1],
    ArrowDown: stops[current + 1],
    ArrowLeft: stops[current - 1],
    ArrowUp: stops[current - 1],
    Home: stops[0],
    End: stops.at(-1),
  };
  if (!(key in targets)) return false;
  event.preventDefault();
  targets[key]?.focus();
  return true;
}
