import { createStoredValue, type KeyValueStore, storedKeys } from '#services';

import type { AppStateStorage } from './createAppStore.ts';

/** Keeps theme and settings under `app-state`; what is unreadable there is logged and ignored (requirements: States). */
export function appStateStorage(store: KeyValueStore): AppStateStorage {
  const value = createStoredValue(store, storedKeys['app-state']);
  return { load: value.read, save: value.write, subscribe: value.subscribe };
}
