import type { KeyboardEvent } from 'react';

/** Returns the visible links and buttons in `root`, in the order of the Tab key. */
export const focusableIn = (root: ParentNode, selector = 'a[href], button'): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest('[hidden]') === null);

/**
 * Moves the focus among `elements` with the arrow keys, Home and End. At the ends the focus stays. Tab still reaches
 * each element. Returns whether the key was handled.
 */
export function moveByArrows(event: KeyboardEvent, elements: readonly HTMLElement[]): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const { activeElement } = document;
  const current = activeElement instanceof HTMLElement ? elements.indexOf(activeElement) : -1;
  if (current < 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowRight: elements[current + 1],
    ArrowDown: elements[current + 1],
    ArrowLeft: elements[current - 1],
    ArrowUp: elements[current - 1],
    Home: elements[0],
    End: elements.at(-1),
  };
  if (!(key in targets)) return false;
  event.preventDefault();
  targets[key]?.focus();
  return true;
}
