'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of `frame` is larger than it. True until measured: without scripts the frame stays focusable. */
export function useOverflows(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    // Nothing resizes in a closed disclosure.
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}
