'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Why something open should close. */
export type DismissReason = 'escape' | 'outside' | 'focus';

/**
 * While `open`, tells when the visitor presses Escape, presses anywhere outside `root`, or moves the focus out of it.
 * A key or press that somebody inside has dealt with does not count.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (reason: DismissReason) => void,
) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isOutside(target)) dismiss('outside');
    };
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (isOutside(target) && relatedTarget !== null && !isOutside(relatedTarget)) dismiss('focus');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root, open]);
}
