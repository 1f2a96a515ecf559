'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the newest question within which the log still follows it, in pixels. */
const near = 24;

/**
 * Returns the scroll position that shows the newest question and its answer: the question at the top, so that a long
 * answer is read from its first line, or the end of the log if both fit.
 */
function newestTop(scroller: HTMLElement) {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const question = [...scroller.querySelectorAll('[data-visitor]')].at(-1);
  if (!question) return end;
  const top = question.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.min(end, scroller.scrollTop + top - Number.parseFloat(getComputedStyle(scroller).paddingTop));
}

/**
 * Keeps a scrolling element at the newest question while its answer grows. It stops when the visitor scrolls away. It
 * starts again when the visitor scrolls back, or when `sent` changes.
 */
export function useStickToNewest(sent: string | number | undefined) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const held = useRef(true);
  const lastTop = useRef(0);
  const [away, setAway] = useState(false);

  const toNewest = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    held.current = true;
    element.scrollTop = newestTop(element);
    lastTop.current = element.scrollTop;
    setAway(false);
  }, []);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const moved = element.scrollTop !== lastTop.current;
    lastTop.current = element.scrollTop;
    const missing = newestTop(element) - element.scrollTop;
    // A growing answer changes `missing` too, so only a real scroll stops the following.
    if (Math.abs(missing) <= near) held.current = true;
    else if (moved) held.current = false;
    setAway(!held.current && missing > near);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the log scrolls to the newest question when it opens, and at each new question.
  useLayoutEffect(toNewest, [sent, toNewest]);

  useEffect(() => {
    const element = content.current;
    const frame = scroller.current;
    if (!element || !frame || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      // Does not scroll while the visitor fills in a form in the log.
      if (
        document.activeElement?.matches('input, textarea, select') &&
        element.contains(document.activeElement)
      )
        return;
      if (held.current) toNewest();
      else setAway(newestTop(frame) - frame.scrollTop > near);
    });
    observer.observe(element);
    // The frame changes its size with the window, an on-screen keyboard and the composer.
    observer.observe(frame);
    return () => observer.disconnect();
  }, [toNewest]);

  return { scroller, content, away, toNewest, onScroll };
}
