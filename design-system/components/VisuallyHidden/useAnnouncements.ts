'use client';

import { useEffect, useState } from 'react';

/**
 * Milliseconds before an announced text is removed, so that a reader does not find it beside the text that it
 * repeats.
 */
const lifetime = 1000;

/** Texts for a live region, oldest first, each gone after a second, and the way to add some. */
export function useAnnouncements<Text>() {
  const [texts, setTexts] = useState<readonly Text[]>([]);
  useEffect(() => {
    if (texts.length === 0) return;
    const timer = setTimeout(() => setTexts([]), lifetime);
    return () => clearTimeout(timer);
  }, [texts]);
  const announce = (added: readonly Text[]) =>
    added.length > 0 && setTexts((earlier) => [...earlier, ...added]);
  return { texts, announce };
}
