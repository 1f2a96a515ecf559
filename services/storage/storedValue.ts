import type { KeyValueStore, WriteResult } from './KeyValueStore.ts';
import { type ReadResult, readStored } from './readStored.ts';
import { corruptKey, type StoredKey } from './StoredKey.ts';
import { notifyChange, subscribeToKeys } from './storeChanges.ts';

/** One validated value in a store. */
export interface StoredValue<Value> {
  /**
   * Returns the value, or `null` if there is no readable value. Returns the same object until the value changes. A
   * damaged text is backed up and reported in the console at the first read.
   */
  read(): Value | null;
  /** Stores a value. A damaged text is backed up first; if that fails, nothing is written. */
  write(value: Value): WriteResult;
  /** Deletes the value. Returns true if it does not exist afterwards. */
  remove(): boolean;
  /** Calls `onChange` after each change, in this tab or another. Returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

/** Reads and writes one key of `storedKeys` in a store. Never throws. */
export function createStoredValue<Value>(store: KeyValueStore, stored: StoredKey<Value>): StoredValue<Value> {
  const { key } = stored;
  let lastText: string | null = null;
  let lastResult: ReadResult<Value> = noValue;

  /** Reads the current text, and backs it up once if it is damaged. */
  const refresh = (): ReadResult<Value> => {
    const text = store.read(key);
    if (text === lastText) return lastResult;
    lastText = text;
    lastResult = text === null ? noValue : readStored(stored, text);
    // A damaged text is backed up and reported only when it is first read.
    if (text !== null && lastResult.problem !== null && store.read(corruptKey(key)) !== text)
      warn(key, lastResult, backUp(store, key, text));
    return lastResult;
  };

  return {
    read: () => refresh().value,
    write(value) {
      const text = JSON.stringify(value);
      const { problem } = refresh();
      if (text === lastText) return 'saved';
      if (problem !== null && lastText !== null) {
        const backupResult = backUp(store, key, lastText);
        if (backupResult !== 'saved') return backupResult;
      }
      const result = store.write(key, text);
      if (result === 'saved') notifyChange(store, key);
      return result;
    },
    remove() {
      const isRemoved = store.remove(key);
      if (isRemoved) notifyChange(store, key);
      return isRemoved;
    },
    subscribe: (onChange) => subscribeToKeys(store, [key], onChange),
  };
}

const noValue = { value: null, problem: null } as const;

function backUp(store: KeyValueStore, key: string, text: string): WriteResult {
  const backupKey = corruptKey(key);
  return store.read(backupKey) === text ? 'saved' : store.write(backupKey, text);
}

/** Warns in the console that a text is damaged. The warning does not contain the text. */
function warn(key: string, { value, problem }: ReadResult<unknown>, backupResult: WriteResult): void {
  const treatment = value === null ? 'is ignored' : 'was read as far as possible';
  const place = backupResult === 'saved' ? ` The original is kept under "${corruptKey(key)}".` : '';
  console.warn(`What is stored under "${key}" ${treatment}, because ${problem}.${place}`);
}
