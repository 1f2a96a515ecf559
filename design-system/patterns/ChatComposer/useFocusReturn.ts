'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether no element has the focus, as after the focused control was disabled or removed. */
const isLost = ({ activeElement }: Document) =>
  !activeElement || activeElement === activeElement.ownerDocument.body;

/**
 * A disabled input cannot keep the focus. While `pending`, the focus waits on `form`; afterwards it returns to
 * `input`, unless the visitor has gone elsewhere in the meantime.
 */
export function useFocusReturn(
  pending: boolean,
  form: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
) {
  const waiting = useRef(false);
  useLayoutEffect(() => {
    const frame = form.current;
    if (!frame) return;
    const isHere = () => isLost(document) || frame.contains(document.activeElement);
    if (pending && isHere()) {
      waiting.current = true;
      frame.focus({ preventScroll: true });
    }
    if (!pending && waiting.current) {
      waiting.current = false;
      if (isHere()) input.current?.focus({ preventScroll: true });
    }
  }, [pending, form, input]);
}
