'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Parent element and text direction of an overlay. */
export interface OverlayPlace {
  /**
   * Parent of the overlay. For a trigger in a dialog it is the dialog, because everything outside a modal dialog is
   * inert. Otherwise it is the nearest element that sets a theme, or `body`.
   */
  readonly container: Element | undefined;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * Returns the parent and the text direction for the overlay of a trigger. They are read from the page each time `open`
 * becomes true.
 */
export function useOverlayPlace(
  trigger: RefObject<Element | null>,
  { open }: { readonly open: boolean },
): OverlayPlace {
  const [found, setFound] = useState<OverlayPlace>({ container: undefined, dir: 'ltr' });
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
