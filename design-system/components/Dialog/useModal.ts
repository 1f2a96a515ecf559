'use client';

import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a `<dialog>` modal for as long as `open` says, and puts the focus back where it was even when the dialog
 * disappears together with its surroundings. `first` names what gets the focus (a selector within the dialog).
 */
export function useModal(open: boolean, first: string, ref: Ref<HTMLDialogElement> | undefined) {
  const own = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => own.current, []);

  useLayoutEffect(() => {
    const dialog = own.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(first)?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, first]);

  return own;
}
