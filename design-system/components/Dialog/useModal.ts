'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a `<dialog>` as modal while `open`, and focuses `initial`. Returns the focus to the element that had it, even
 * if the dialog is removed together with its parent.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  initial: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    initial.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open, initial]);
}
