'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Place and direction of an overlay. */
export interface Surroundings {
  /** Parent of the overlay: a modal dialog makes everything outside it inert. */
  readonly container: Element | undefined;
  readonly dir: 'ltr' | 'rtl';
}

/** Reads from the page, each time `open` becomes true, where the overlay of a trigger belongs. */
export function useSurroundings(trigger: RefObject<Element | null>, open: boolean): Surroundings {
  const [found, setFound] = useState<Surroundings>({ container: undefined, dir: 'ltr' });
  useLayoutEffect(() => {
    if (!open || !trigger.current) return;
    const isRtl = getComputedStyle(trigger.current).direction === 'rtl';
    setFound({
      container: trigger.current.closest('dialog, [data-theme-scope], .ds') ?? document.body,
      dir: isRtl ? 'rtl' : 'ltr',
    });
  }, [trigger, open]);
  return found;
}
