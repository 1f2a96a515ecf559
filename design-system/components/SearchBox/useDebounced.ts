'use client';

import { useEffect, useState } from 'react';

/**
 * Time without a change after which a text is returned, in milliseconds. It is longer than the time between two keys of
 * a slow typist.
 */
const pause = 700;

/** Returns the text after it has not changed for a while, so that it is not announced at each key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
