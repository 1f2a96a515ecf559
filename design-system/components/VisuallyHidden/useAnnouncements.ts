'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds before an announced text is removed, so that a reader does not find it beside the text that it
 * repeats.
 */
const lifetime = 1000;

/** A text for a live region, with its own key: screen readers announce only added elements. */
interface Announcement<Text> {
  readonly key: number;
  readonly text: Text;
}

/**
 * Returns the texts for a live region, oldest first, and a function that adds one. Each is removed after a second or
 * more.
 */
export function useAnnouncements<Text>() {
  const [announcements, setAnnouncements] = useState<readonly Announcement<Text>[]>([]);
  const last = useRef(0);
  useEffect(() => {
    if (announcements.length === 0) return;
    // A text that was added while the timer ran out is not rendered yet, and stays.
    const removeDrawn = () => setAnnouncements((all) => all.filter((each) => !announcements.includes(each)));
    const timer = setTimeout(removeDrawn, lifetime);
    return () => clearTimeout(timer);
  }, [announcements]);
  const announce = (texts: readonly Text[]) => {
    if (texts.length === 0) return;
    const added = texts.map((text) => {
      last.current += 1;
      return { key: last.current, text };
    });
    setAnnouncements((earlier) => [...earlier, ...added]);
  };
  return { announcements, announce };
}
