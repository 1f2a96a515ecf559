'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React has hydrated the page. False in the prerendered page and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
