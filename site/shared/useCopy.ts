import { useCallback } from 'react';

import { useServices } from '#services';

import { useNotify } from '#site/state/useNotify.ts';

/** Puts a text on the clipboard and says whether it is there. The visitor is told when it is not. */
export function useCopy() {
  const { reportError } = useServices();
  const notify = useNotify();
  return useCallback(
    async (text: string): Promise<boolean> => {
      try {
        // Browsers have no clipboard at an insecure address, and some extensions take it away.
        const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
        if (!clipboard) throw new DOMException('There is no clipboard.', 'NotAllowedError');
        await clipboard.writeText(text);
        return true;
      } catch (error) {
        if (!(error instanceof DOMException)) reportError(error, 'text.copy');
        notify('copied', 'Your browser did not allow copying.', 'error');
        return false;
      }
    },
    [reportError, notify],
  );
}
