'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusReturnOptions {
  /** Whether the input is disabled, because the assistant answers. */
  readonly pending: boolean;
  readonly form: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLElement | null>;
}

/** Whether no element has the focus. This happens after the focused control was disabled or removed. */
const isLost = ({ activeElement }: Document) =>
  !activeElement || activeElement === activeElement.ownerDocument.body;

/**
 * Keeps the focus in `form` while the input is disabled, because a disabled input loses the focus. While `pending`, the
 * focus is on `form`. Afterwards it returns to `input`, unless the visitor has moved it out of the form.
 */
export function useFocusReturn({ pending, form, input }: FocusReturnOptions) {
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
