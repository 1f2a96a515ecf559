'use client';

import { useEffectEvent } from '@radix-ui/react-use-effect-event';
import { type RefObject, useEffect } from 'react';

/** Why something open should close. */
export type DismissReason = 'escape' | 'outside' | 'focus';

/** Elements that a press acts on. */
const controls = 'a, button, input, label, select, summary, textarea';

/**
 * While `open`, calls back when the visitor presses Escape, presses anywhere outside `root`, or moves the focus out
 * of it. An Escape whose default was prevented does not count.
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
    // Closing moves the content below, and a control that moves between press and release gets no click.
    let pressing = false;
    const onPointerDown = ({ target }: PointerEvent) => {
      pressing = isOutside(target) && target instanceof Element && target.closest(controls) !== null;
      if (isOutside(target) && !pressing) dismiss('outside');
    };
    const onClick = ({ target }: MouseEvent) => {
      pressing = false;
      if (isOutside(target)) dismiss('outside');
    };
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!pressing && isOutside(target) && relatedTarget !== null && !isOutside(relatedTarget))
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
