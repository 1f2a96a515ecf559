import { useState } from 'react';

/**
 * The `aria-live` of a status that is full from the start: `off` until its text changes. Some screen readers say at once
 * what stands in a status when the page is opened.
 */
export function useNews(text: string): 'off' | 'polite' {
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== first) setChanged(true);
  return changed ? 'polite' : 'off';
}
