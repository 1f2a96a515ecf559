'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a text counts as settled: longer than between two keys of a slow typist. */
const pause = 700;

/** The text as it was when it last stayed the same for a while, so that not every key is followed by an announcement. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
