'use client';

import { type RefObject, type SyntheticEvent, useLayoutEffect } from 'react';

import { closeHandler } from './closeHandler.ts';

interface ModalOptions {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** Element that gets the focus when the dialog opens. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** Called when the visitor presses Escape, and when the browser closes the dialog. */
  readonly onClose: () => void;
}

/**
 * Shows a `<dialog>` as modal while `open`, and returns the event handlers that the `<dialog>` needs. After closing,
 * the focus returns to the element that had it before.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, initialFocus, onClose }: ModalOptions,
) {
  // This is a layout effect, because its cleanup runs before React removes the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    initialFocus.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open, initialFocus]);
  return {
    // The browser must not close the dialog by itself: its owner decides with `open`.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClose: closeHandler({ open, onClose }),
  };
}
