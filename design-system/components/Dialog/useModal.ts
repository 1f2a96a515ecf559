'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a `<dialog>` as modal for as long as `open` says, focuses `initial`, and puts the focus back where it was even
 * when the dialog disappears together with its surroundings.
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
