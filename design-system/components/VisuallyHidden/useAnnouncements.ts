'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Time after which an announced text is removed from the page, in milliseconds. Otherwise a screen reader would find
 * the text twice on the page.
 */
const lifetime = 1000;

/** A text for a live region. Each has its own React key, because screen readers announce only added elements. */
interface Announcement<Text> {
  readonly key: number;
  readonly text: Text;
}

/**
 * Returns the texts for a live region, oldest first, and a function that adds texts. All texts are removed when none
 * was added for one second.
 */
export function useAnnouncements<Text>() {
  const [announcements, setAnnouncements] = useState<readonly Announcement<Text>[]>([]);
  const lastKey = useRef(0);
  useEffect(() => {
    if (announcements.length === 0) return;
    // Texts that were added after this render stay.
    const removeRendered = () =>
      setAnnouncements((all) => all.filter((each) => !announcements.includes(each)));
    const timer = setTimeout(removeRendered, lifetime);
    return () => clearTimeout(timer);
  }, [announcements]);
  const announce = (texts: readonly Text[]) => {
    if (texts.length === 0) return;
    const added = texts.map((text) => {
      lastKey.current += 1;
      return { key: lastKey.current, text };
    });
    setAnnouncements((earlier) => [...earlier, ...added]);
  };
  return { announcements, announce };
}
