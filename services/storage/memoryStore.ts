import { createListeners } from '../createListeners.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

/** A store that lasts as long as the page. A test can open it in a second tab. */
export interface MemoryStore extends KeyValueStore {
  /** Opens the same texts in another tab. Each tab is notified of changes by the other. */
  openTab(): MemoryStore;
}

/** Creates a store in memory, for tests, stories and prerendering. */
export function createMemoryStore(initial: Readonly<Record<string, string>> = {}): MemoryStore {
  return tabOn(new Map(Object.entries(initial)), new Set());
}

type Tab = ReturnType<typeof createListeners<[key: string | null]>>;

function tabOn(texts: Map<string, string>, tabs: Set<Tab>): MemoryStore {
  const listeners: Tab = createListeners();
  tabs.add(listeners);
  const notifyOthers = (key: string) => {
    for (const tab of [...tabs]) if (tab !== listeners) tab.notify(key);
  };
  return {
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      const changed = texts.get(key) !== text;
      texts.set(key, text);
      if (changed) notifyOthers(key);
      return 'saved';
    },
    remove(key) {
      if (texts.delete(key)) notifyOthers(key);
      return true;
    },
    keys: () => [...texts.keys()],
    subscribe: listeners.subscribe,
    openTab: () => tabOn(texts, tabs),
  };
}
