import type { KeyValueStore } from '../storage/KeyValueStore.ts';
import { subscribeToKeys } from '../storage/storeChanges.ts';
import { createStoredValue, type StoredValue } from '../storage/storedValue.ts';
import type { AuditStore, SaveOutcome } from './AuditStore.ts';
import { mergeRecords, newestRecords, removeExpired } from './auditRecords.ts';
import { createRecordIds, validTime } from './recordId.ts';
import { storedAudits, storedLatestAudit } from './storedAudits.ts';
import type { AuditRecord } from './types.ts';

/** Options of a store of reports. */
export interface AuditStoreOptions {
  /** Returns the current time in milliseconds. @default Date.now */
  readonly now?: () => number;
}

type Records = readonly AuditRecord[];
const none: Records = [];

/**
 * Creates the store of reports. It stores the newest fifty under `audits`. If the browser refuses the list, it stores
 * only the newest report under `latest-audit`. Expired reports are removed on creation.
 */
export function createAuditStore(
  store: KeyValueStore,
  { now = Date.now }: AuditStoreOptions = {},
): AuditStore {
  const list = createStoredValue(store, storedAudits);
  const latest = createStoredValue(store, storedLatestAudit);
  const newId = createRecordIds();
  const newestFirst = memoized((records: Records, extra: AuditRecord | null) =>
    mergeRecords(records, extra ? [extra] : none).toReversed(),
  );

  const read = (): Records => list.read() ?? none;
  const write = (records: Records) => {
    if (records.length === 0) return list.remove() ? 'saved' : 'blocked';
    return list.write(records);
  };

  /**
   * Applies a change in each place that stores this record. Returns true if the record was found and every change was
   * stored.
   */
  const change = (id: string, changed: (record: AuditRecord) => readonly AuditRecord[]): boolean => {
    const isSameRecord = (record: AuditRecord) => record.id === id;
    const results: boolean[] = [];
    const records = read();
    if (records.some(isSameRecord)) {
      results.push(
        write(records.flatMap((record) => (isSameRecord(record) ? changed(record) : [record]))) === 'saved',
      );
    }
    const extra = latest.read();
    if (extra && isSameRecord(extra)) results.push(replace(latest, changed(extra)[0]));
    return results.length > 0 && results.every(Boolean);
  };

  const current = removeExpired(read(), now());
  if (current !== read()) write(current);
  const extra = latest.read();
  if (extra && removeExpired([extra], now()).length === 0) latest.remove();

  const save = (record: AuditRecord): SaveOutcome => {
    const extra = latest.read();
    const before = mergeRecords(read(), extra ? [extra] : none);
    if (write(newestRecords([...before, record])) === 'saved') {
      if (extra) latest.remove();
      return 'saved';
    }
    return latest.write(record) === 'saved' ? 'latest-only' : 'lost';
  };

  return {
    list: () => newestFirst(read(), latest.read()),
    async save(formData, { report, source }) {
      const time = validTime(now());
      const record: AuditRecord = {
        id: newId(time),
        timestamp: new Date(time).toISOString(),
        formData,
        report,
        status: 'new',
        followUpSent: false,
        source,
        title: '',
      };
      return { record, outcome: await exclusively(() => save(record)) };
    },
    update: (id, fields) => exclusively(() => change(id, (record) => [{ ...record, ...fields }])),
    remove: (id) => exclusively(() => change(id, () => [])),
    subscribe: (onChange) => subscribeToKeys(store, [storedAudits.key, storedLatestAudit.key], onChange),
  };
}

/**
 * Runs a change under a lock, so that two tabs cannot overwrite each other's records. Without a lock it runs at once.
 * Browsers have no locks on an insecure address, and none if they refuse storage.
 */
async function exclusively<Result>(change: () => Result): Promise<Result> {
  const { locks }: { readonly locks?: LockManager } = globalThis.navigator ?? {};
  if (!locks) return change();
  try {
    return await locks.request(storedAudits.key, change);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return change();
  }
}

function replace(value: StoredValue<AuditRecord>, record: AuditRecord | undefined): boolean {
  return record ? value.write(record) === 'saved' : value.remove();
}

/** Returns the same result as long as both arguments are the same. */
function memoized<First, Second, Result>(answer: (first: First, second: Second) => Result) {
  let last: { readonly first: First; readonly second: Second; readonly result: Result } | undefined;
  return (first: First, second: Second): Result => {
    if (!last || last.first !== first || last.second !== second) {
      last = { first, second, result: answer(first, second) };
    }
    return last.result;
  };
}
