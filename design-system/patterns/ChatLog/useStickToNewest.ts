'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Maximum scroll distance from the newest question at which the log still follows it, in pixels. */
const followDistance = 24;

/**
 * Returns the scroll position that shows the newest question and its answer. If both fit, this is the end of the log.
 * Otherwise the question is at the top, so that a long answer is read from its beginning.
 */
function newestScrollTop(scroller: HTMLElement) {
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
  const lastScrollTop = useRef(0);
  const [isNewestHidden, setIsNewestHidden] = useState(false);

  const scrollToNewest = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    follows.current = true;
    element.scrollTop = newestScrollTop(element);
    lastScrollTop.current = element.scrollTop;
    setIsNewestHidden(false);
  }, []);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const hasScrolled = element.scrollTop !== lastScrollTop.current;
    lastScrollTop.current = element.scrollTop;
    const distance = newestScrollTop(element) - element.scrollTop;
    // A growing answer changes this distance too, so the log stops following only after a scroll.
    if (Math.abs(distance) <= followDistance) follows.current = true;
    else if (hasScrolled) follows.current = false;
    setIsNewestHidden(!follows.current && distance > followDistance);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the log scrolls to the newest question when it opens, and at each new question.
  useLayoutEffect(scrollToNewest, [sent, scrollToNewest]);

  useEffect(() => {
    const contentElement = content.current;
    const scrollerElement = scroller.current;
    if (!contentElement || !scrollerElement || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      // Does not scroll while the visitor fills in a form in the log.
      if (
        document.activeElement?.matches('input, textarea, select') &&
        contentElement.contains(document.activeElement)
      )
        return;
      if (follows.current) scrollToNewest();
      else setIsNewestHidden(newestScrollTop(scrollerElement) - scrollerElement.scrollTop > followDistance);
    });
    observer.observe(contentElement);
    // The size of the scroller changes with the window, an on-screen keyboard and the composer.
    observer.observe(scrollerElement);
    return () => observer.disconnect();
  }, [scrollToNewest]);

  return { scroller, content, isNewestHidden, scrollToNewest, onScroll };
}
