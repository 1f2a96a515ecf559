'use client';

import { useEffect, useState } from 'react';

/**
 * Time without a change after which the text is returned, in milliseconds. It is longer than the time that a slow
 * typist takes between two keys.
 */
const delay = 700;

/** Returns the text after it has not changed for `delay`, so that it is not announced at each key. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
