import type { SyntheticEvent } from 'react';

/**
 * Handler for `onClose` of a `<dialog>`: calls `onClose` when the browser closed it. The event comes late, so by then
 * the dialog may be closed for good, or open once more.
 */
export const whenClosed =
  (open: boolean, onClose: () => void) => (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !event.currentTarget.open) onClose();
  };
