import type { SyntheticEvent } from 'react';

/**
 * Handler for `onClose` of a `<dialog>`: calls `onClose` when the browser closed it. The event is late: by then the
 * dialog may be closed already, or open again.
 */
export const whenClosed =
  (open: boolean, onClose: () => void) => (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !event.currentTarget.open) onClose();
  };
