import { useMemo, useSyncExternalStore } from 'react';

import { createStoredValue, storedKeys, useServices } from '#services';

/**
 * Returns whether the key "/" opens the search, and a function that switches this. Visitors can switch it off,
 * because speech input may trigger the key by accident (WCAG 2.1.4). Nothing is stored until then.
 */
export function useSearchKey() {
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
