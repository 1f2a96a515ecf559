import type { KeyValueStore } from '../storage/KeyValueStore.ts';
import { readStored } from '../storage/readStored.ts';
import { corruptKey, type StoredKey } from '../storage/StoredKey.ts';
import { notifyChange } from '../storage/storeChanges.ts';
import { storedKeys } from './storedKeys.ts';

/** Both places the site keeps things in; `Services` is one. */
export interface StorageAreas {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

const registry: readonly StoredKey<unknown>[] = Object.values(storedKeys);
const allKeys = registry.flatMap(({ key }) => [key, corruptKey(key)]);

/** Written and removed at once, so that other tabs hear of a deletion and forget their own session too. */
const deletionSignal = 'delete-everything';

/** Deletes everything the site keeps about the visitor, in all open tabs. Says whether all of it is gone. */
export function deleteVisitorData({ local, session }: StorageAreas): boolean {
  const gone = [forget(local), forget(session)].every(Boolean);
  local.write(deletionSignal, 'now');
  local.remove(deletionSignal);
  return gone && local.read(deletionSignal) === null;
}

/** Forgets this tab's session when another tab deletes everything. Returns the way to stop. */
export function clearSessionOnDeletion({ local, session }: StorageAreas): () => void {
  return local.subscribe((key) => {
    if (key !== deletionSignal && key !== null) return;
    forget(session);
    notifyChange(local, null);
  });
}

function forget(store: KeyValueStore): boolean {
  for (const key of allKeys) store.remove(key);
  notifyChange(store, null);
  return allKeys.every((key) => store.read(key) === null);
}

/** Everything the site keeps, as JSON under its keys; what cannot be understood is given as it is. */
export function exportVisitorData({ local, session }: StorageAreas): string {
  const kept = [...entriesOf(local), ...entriesOf(session)];
  return JSON.stringify(Object.fromEntries(kept), null, 2);
}

function entriesOf(store: KeyValueStore): [string, unknown][] {
  const texts: [string, string][] = allKeys.flatMap((key) => {
    const text = store.read(key);
    return text === null ? [] : [[key, text]];
  });
  return texts.map(([key, text]) => {
    const stored = registry.find((candidate) => candidate.key === key);
    const reading = stored && readStored(stored, text);
    return [key, reading?.problem === null ? reading.value : text];
  });
}
