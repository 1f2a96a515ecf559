import { announceChange, onChangeOf } from './changes.ts';
import type { KeyValueStore, WriteResult } from './KeyValueStore.ts';
import { type Reading, readStored } from './readStored.ts';
import { corruptKey, type StoredKey } from './StoredKey.ts';

/** One checked value in a store. */
export interface StoredValue<Value> {
  /** The value, or `null` when there is none that can be understood. The same object until it changes. */
  read(): Value | null;
  /** Keeps a value. What could not be understood before is kept aside first, or nothing is written. */
  write(value: Value): WriteResult;
  /** Forgets the value. Says whether it is gone. */
  remove(): boolean;
  /** Calls back after each change, from this tab or another. Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** Reads and writes one key of the registry (`storedKeys`) in a store. Never throws. */
export function createStoredValue<Value>(store: KeyValueStore, stored: StoredKey<Value>): StoredValue<Value> {
  const { key } = stored;
  let lastText: string | null = null;
  let last: Reading<Value> = nothing;

  /** Reads the text that is there now, and keeps it aside once if it is damaged. */
  const look = (): Reading<Value> => {
    const text = store.read(key);
    if (text === lastText) return last;
    lastText = text;
    last = text === null ? nothing : readStored(stored, text);
    if (text !== null && last.problem !== null) {
      const aside = keepAside(store, key, text);
      complainOnce(store, key, text, last, aside);
    }
    return last;
  };

  return {
    read: () => look().value,
    write(value) {
      const text = JSON.stringify(value);
      const { problem } = look();
      if (text === lastText) return 'kept';
      if (problem !== null && lastText !== null) {
        const aside = keepAside(store, key, lastText);
        if (aside !== 'kept') return aside;
      }
      const result = store.write(key, text);
      if (result === 'kept') announceChange(store, key);
      return result;
    },
    remove() {
      const gone = store.remove(key);
      if (gone) announceChange(store, key);
      return gone;
    },
    subscribe: (onChange) => onChangeOf(store, [key], onChange),
  };
}

const nothing = { value: null, problem: null } as const;

function keepAside(store: KeyValueStore, key: string, text: string): WriteResult {
  const aside = corruptKey(key);
  return store.read(aside) === text ? 'kept' : store.write(aside, text);
}

const complained = new WeakMap<KeyValueStore, Map<string, string>>();

/** Says once for each damaged text what became of it, and never what it was. */
function complainOnce(
  store: KeyValueStore,
  key: string,
  text: string,
  { value, problem }: Reading<unknown>,
  aside: WriteResult,
): void {
  const told = complained.get(store) ?? new Map<string, string>();
  complained.set(store, told);
  if (told.get(key) === text) return;
  told.set(key, text);
  const fate = value === null ? 'is ignored' : 'was read as far as possible';
  const place = aside === 'kept' ? ` The original is kept under "${corruptKey(key)}".` : '';
  console.warn(`What is stored under "${key}" ${fate}, because ${problem}.${place}`);
}
