import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { prefetch } from '#site/routing/prefetch.ts';

import { partsOfTheDay } from './BookCall.content.ts';
import { loadCallTimes } from './loadCallTimes.ts';

/**
 * The links of a list of times: parts of the day at first, and the next three half hours once the visitor has acted and
 * the list is near the window. Without them the parts of the day stay.
 */
export function useCallTimes(list: RefObject<HTMLElement | null>) {
  const [times, setTimes] = useState(partsOfTheDay);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const links = () => [...element.querySelectorAll('a')];
    const show = async () => {
      const { callTimes } = await loadCallTimes();
      const focused = links().findIndex((link) => link.matches(':focus'));
      flushSync(() => setTimes(callTimes(new Date())));
      // Other links stand there now.
      if (focused >= 0) links()[focused]?.focus({ preventScroll: true });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        prefetch(show);
      },
      { rootMargin: '300px' },
    );
    const acted = new AbortController();
    const start = () => {
      acted.abort();
      observer.observe(element);
    };
    for (const act of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(act, start, { passive: true, signal: acted.signal });
    return () => {
      acted.abort();
      observer.disconnect();
    };
  }, [list]);
  return times;
}
