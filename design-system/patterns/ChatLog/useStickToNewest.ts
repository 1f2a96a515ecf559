'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the newest question within which the log still follows it, in pixels. */
const followDistance = 24;

/**
 * Returns the scroll position that shows the newest question and its answer. If both fit, that is the end of the log.
 * Otherwise the question is at the top, so that a long answer is read from its first line.
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
  const follows = useRef(true);
  const lastTop = useRef(0);
  const [isNewestHidden, setIsNewestHidden] = useState(false);

  const toNewest = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    follows.current = true;
    element.scrollTop = newestTop(element);
    lastTop.current = element.scrollTop;
    setIsNewestHidden(false);
  }, []);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const hasScrolled = element.scrollTop !== lastTop.current;
    lastTop.current = element.scrollTop;
    const distance = newestTop(element) - element.scrollTop;
    // A growing answer changes this distance too, so only a real scroll stops the following.
    if (Math.abs(distance) <= followDistance) follows.current = true;
    else if (hasScrolled) follows.current = false;
    setIsNewestHidden(!follows.current && distance > followDistance);
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
      if (follows.current) toNewest();
      else setIsNewestHidden(newestTop(frame) - frame.scrollTop > followDistance);
    });
    observer.observe(element);
    // The frame changes its size with the window, an on-screen keyboard and the composer.
    observer.observe(frame);
    return () => observer.disconnect();
  }, [toNewest]);

  return { scroller, content, isNewestHidden, toNewest, onScroll };
}
