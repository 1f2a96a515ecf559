'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the newest exchange within which the reader counts as being there. */
const near = 24;

/**
 * Scrolls to the newest exchange: the visitor's last question at the top, so that a long answer is read from its first
 * line, or the end where all of it fits.
 */
function newestTop(scroller: HTMLElement) {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const question = [...scroller.querySelectorAll('[data-visitor]')].at(-1);
  if (!question) return end;
  const top = question.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.min(end, scroller.scrollTop + top - Number.parseFloat(getComputedStyle(scroller).paddingTop));
}

/**
 * Keeps a scrolling element at its newest exchange while that grows, until the reader scrolls away. It stops when the
 * reader scrolls away and starts again at the newest exchange, or when `sent` changes.
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
    // Growing content moves the newest exchange as well: only scrolling counts.
    if (Math.abs(missing) <= near) held.current = true;
    else if (moved) held.current = false;
    setAway(!held.current && missing > near);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening, and each new question, begin at the newest exchange.
  useLayoutEffect(toNewest, [sent, toNewest]);

  useEffect(() => {
    const element = content.current;
    const frame = scroller.current;
    if (!element || !frame || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      // A form that is being filled in stays where it is.
      if (
        document.activeElement?.matches('input, textarea, select') &&
        element.contains(document.activeElement)
      )
        return;
      if (held.current) toNewest();
      else setAway(newestTop(frame) - frame.scrollTop > near);
    });
    observer.observe(element);
    // The window, a keyboard or the composer changes the space for messages.
    observer.observe(frame);
    return () => observer.disconnect();
  }, [toNewest]);

  return { scroller, content, away, toNewest, onScroll };
}
