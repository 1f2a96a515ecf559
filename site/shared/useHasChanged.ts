import { useState } from 'react';

/**
 * Whether a text differs from that of the first render, or has. A status stays empty until then and is filled with the
 * change: some screen readers say at once what stands in a status when the page is opened.
 */
export function useHasChanged(text: string): boolean {
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== first) setChanged(true);
  return changed;
}
