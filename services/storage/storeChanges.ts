import type { KeyValueStore } from './KeyValueStore.ts';

type Listener = (key: string | null) => void;

/** Listeners of this tab. */
const listenersByStore = new WeakMap<KeyValueStore, Set<Listener>>();

/** Notifies this tab that a key changed (`null`: all keys). The browser notifies other tabs. */
export function notifyChange(store: KeyValueStore, key: string | null): void {
  for (const listener of [...(listenersByStore.get(store) ?? [])]) listener(key);
}

/** Calls `onChange` when this tab or another changes one of these keys. Returns the function that unsubscribes. */
export function subscribeToKeys(
  store: KeyValueStore,
  keys: readonly string[],
  onChange: () => void,
): () => void {
  const listener: Listener = (key) => {
    if (key === null || keys.includes(key)) onChange();
  };
  const listeners = listenersByStore.get(store) ?? new Set();
  listenersByStore.set(store, listeners.add(listener));
  const stop = store.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
