'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the content is larger than `frame`. True until measured, so that the frame can be focused without scripts.
 */
export function useOverflows(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    // Measures now too, because inside a closed disclosure the observer is not called.
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}
