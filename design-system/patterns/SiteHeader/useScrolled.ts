'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (onScroll: () => void) => {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

/** Whether the page is scrolled by more than `threshold` CSS pixels; false before scripts run. */
export const useScrolled = (threshold: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
