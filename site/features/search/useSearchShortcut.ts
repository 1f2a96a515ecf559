import { useMemo, useSyncExternalStore } from 'react';

import { createStoredValue, storedKeys, useServices } from '#services';

/**
 * Returns whether the key "/" opens the search, and a function that switches the key on or off. Speech input may
 * trigger the key by accident, so visitors must be able to switch it off (WCAG 2.1.4). Nothing is stored until a
 * visitor does so.
 */
export function useSearchShortcut() {
  const { local } = useServices();
  const stored = useMemo(() => createStoredValue(local, storedKeys['search-key']), [local]);
  const isOn = useSyncExternalStore(
    stored.subscribe,
    () => stored.read()?.off !== true,
    () => true,
  );
  const toggle = () => {
    if (isOn) stored.write({ off: true });
    else stored.remove();
  };
  return { isOn, toggle };
}
