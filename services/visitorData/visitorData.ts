import type { KeyValueStore } from '../storage/KeyValueStore.ts';
import { readStored } from '../storage/readStored.ts';
import { corruptKey, type StoredKey } from '../storage/StoredKey.ts';
import { notifyChange } from '../storage/storeChanges.ts';
import { storedKeys } from './storedKeys.ts';

/** Both storage areas of the browser. You can pass `Services`, which has both. */
export interface StorageAreas {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

const registry: readonly StoredKey<unknown>[] = Object.values(storedKeys);
const allKeys = registry.flatMap(({ key }) => [key, corruptKey(key)]);

/** Key that is written and removed at once. Other tabs notice it and delete their own session data. */
const deletionSignal = 'delete-everything';

/** Deletes all data that the site has stored, in all open tabs. Returns whether all data is deleted. */
export function deleteVisitorData({ local, session }: StorageAreas): boolean {
  const isRemoved = [forget(local), forget(session)].every(Boolean);
  local.write(deletionSignal, 'now');
  local.remove(deletionSignal);
  return isRemoved && local.read(deletionSignal) === null;
}

/** Deletes the session data of this tab when another tab deletes all data. Returns the function that unsubscribes. */
export function clearSessionOnDeletion({ local, session }: StorageAreas): () => void {
  return local.subscribe((key) => {
    // `null`: the browser has cleared everything.
    if (key !== deletionSignal && key !== null) return;
    forget(session);
    // The local values are gone too: this tab must read them again.
    notifyChange(local, null);
  });
}

function forget(store: KeyValueStore): boolean {
  for (const key of allKeys) store.remove(key);
  notifyChange(store, null);
  return allKeys.every((key) => store.read(key) === null);
}

/**
 * Returns all data that the site has stored, as JSON under its keys. An unreadable value is exported as the stored
 * text.
 */
export function exportVisitorData({ local, session }: StorageAreas): string {
  const data: Record<string, unknown> = {};
  for (const store of [local, session])
    for (const key of allKeys) {
      const text = store.read(key);
      if (text !== null) data[key] = parsedValue(key, text);
    }
  return JSON.stringify(data, null, 2);
}

function parsedValue(key: string, text: string): unknown {
  const stored = registry.find((candidate) => candidate.key === key);
  const reading = stored && readStored(stored, text);
  return reading?.problem === null ? reading.value : text;
}
