'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusReturnOptions {
  /** Whether the input is disabled, because the assistant answers. */
  readonly pending: boolean;
  readonly form: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLElement | null>;
}

/** Whether no element has the focus, because the focused control was disabled or removed. */
const isFocusLost = ({ activeElement }: Document) =>
  !activeElement || activeElement === activeElement.ownerDocument.body;

/**
 * Keeps the focus in `form` while the input is disabled, because a disabled input loses the focus. While `pending`, the
 * focus is on the form itself. Afterwards it returns to `input`, unless the visitor has moved it out of the form.
 */
export function useFocusReturn({ pending, form, input }: FocusReturnOptions) {
  const hasMovedFocus = useRef(false);
  useLayoutEffect(() => {
    const formElement = form.current;
    if (!formElement) return;
    const isFocusInForm = () => isFocusLost(document) || formElement.contains(document.activeElement);
    if (pending && isFocusInForm()) {
      hasMovedFocus.current = true;
      formElement.focus({ preventScroll: true });
    }
    if (!pending && hasMovedFocus.current) {
      hasMovedFocus.current = false;
      if (isFocusInForm()) input.current?.focus({ preventScroll: true });
    }
  }, [pending, form, input]);
}
