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
  const here = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  if (here < 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowRight: stops[here + 1],
    ArrowDown: stops[here + 1],
    ArrowLeft: stops[here - 1],
    ArrowUp: stops[here - 1],
    Home: stops[0],
    End: stops.at(-1),
  };
  if (!(key in targets)) return false;
  event.preventDefault();
  targets[key]?.focus();
  return true;
}
