'use client';

import { useEffectEvent } from '@radix-ui/react-use-effect-event';
import { type RefObject, useEffect } from 'react';

/** Reason for closing: the Escape key, a press outside, or the focus moving out. */
export type DismissReason = 'escape' | 'outside' | 'focus';

interface DismissOptions {
  readonly open: boolean;
  readonly onDismiss: (reason: DismissReason) => void;
}

/** Matches the elements that do something when pressed. */
const controls = 'a, button, input, label, select, summary, textarea';

/**
 * While `open`, calls `onDismiss` when the visitor presses Escape, presses outside `root`, or moves the focus out of
 * `root`. Escape is ignored if another handler has prevented its default.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, { open, onDismiss }: DismissOptions) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    // Whether a control outside is being pressed. Such a press dismisses only when the click follows: closing earlier
    // could move the control between press and release, and the control would get no click.
    let isPressingControl = false;
    const onPointerDown = ({ target }: PointerEvent) => {
      isPressingControl = isOutside(target) && target instanceof Element && target.closest(controls) !== null;
      if (isOutside(target) && !isPressingControl) dismiss('outside');
    };
    const onClick = ({ target }: MouseEvent) => {
      isPressingControl = false;
      if (isOutside(target)) dismiss('outside');
    };
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isPressingControl && isOutside(target) && relatedTarget !== null && !isOutside(relatedTarget))
        dismiss('focus');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('click', onClick, true);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root, open]);
}
