'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a text counts as settled: longer than between two keys of a slow typist. */
const pause = 700;

/** Returns the text once it has not changed for a while, so that not every key is announced. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
