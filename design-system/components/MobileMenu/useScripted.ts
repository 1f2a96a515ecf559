import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page, where nothing answers a press yet; true as soon as scripts have taken over. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
