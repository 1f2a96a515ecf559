import type { SyntheticEvent } from 'react';

interface ModalState {
  /** Whether the owner of the dialog wants it open. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Returns a handler for the native `close` event of a `<dialog>`. The handler calls `onClose` only if the browser
 * closed the dialog. The event arrives late: until then the owner may have closed the dialog, or opened it again.
 */
export const closeHandler =
  ({ open, onClose }: ModalState) =>
  (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !event.currentTarget.open) onClose();
  };
