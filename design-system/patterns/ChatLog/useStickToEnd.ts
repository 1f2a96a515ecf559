import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the reader counts as being there. */
const near = 24;

const distance = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/**
 * Keeps a scrolling element at its end while it grows, for as long as the reader is there. It stops when the
 * reader scrolls up and starts again at the end, or when `sent` changes.
 */
export function useStickToEnd(sent: string | number | undefined) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const held = useRef(true);
  const lastTop = useRef(0);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    held.current = true;
    element.scrollTop = element.scrollHeight;
    lastTop.current = element.scrollTop;
    setAway(false);
  }, []);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const up = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    // Growing content moves the end away as well: only scrolling up counts.
    if (distance(element) <= near) held.current = true;
    else if (up) held.current = false;
    setAway(!held.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening, and each new question, begin at the end.
  useLayoutEffect(toEnd, [sent, toEnd]);

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
      if (held.current) toEnd();
      else setAway(distance(frame) > near);
    });
    observer.observe(element);
    // The window, a keyboard or the composer changes the room for messages.
    observer.observe(frame);
    return () => observer.disconnect();
  }, [toEnd]);

  return { scroller, content, away, toEnd, onScroll };
}
