'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the prerendered page and while React hydrates it, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
