import { useCallback } from 'react';

import { useServices } from '#services';

import { useNotify } from '#site/state/useNotify.ts';

/**
 * Returns a function that copies a text to the clipboard. It resolves with `true` on success. A failure is also shown
 * to the visitor.
 */
export function useCopyText() {
  const { reportError } = useServices();
  const notify = useNotify();
  return useCallback(
    async (text: string): Promise<boolean> => {
      try {
        // There is no clipboard on a page without HTTPS, and some extensions remove it.
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
