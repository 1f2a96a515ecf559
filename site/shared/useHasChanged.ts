import { useState } from 'react';

/**
 * Returns whether a text has changed since the first render. Keep a status empty until then, because some screen
 * readers announce the text of a status when the page opens.
 */
export function useHasChanged(text: string): boolean {
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== first) setChanged(true);
  return changed;
}
