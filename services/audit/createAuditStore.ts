import type { KeyValueStore } from '../storage/KeyValueStore.ts';
import { subscribeToKeys } from '../storage/storeChanges.ts';
import { createStoredValue, type StoredValue } from '../storage/storedValue.ts';
import type { GeneratedReport } from './AuditService.ts';
import type { AuditStore, SaveOutcome } from './AuditStore.ts';
import { mergeRecords, newestRecords, removeExpired } from './auditRecords.ts';
import { createRecordIds, validTime } from './recordId.ts';
import { storedAudits, storedLatestAudit } from './storedAudits.ts';
import type { AuditFormData, AuditRecord } from './types.ts';

/** Options of a store of reports. */
export interface AuditStoreOptions {
  /** Returns the current time in milliseconds. @default Date.now */
  readonly now?: () => number;
}

type Records = readonly AuditRecord[];
const noRecords: Records = [];

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
  const newestFirst = memoized((records: Records, latestRecord: AuditRecord | null) =>
    mergeRecords(records, latestRecord ? [latestRecord] : noRecords).toReversed(),
  );

  const read = (): Records => list.read() ?? noRecords;
  const write = (records: Records) => {
    if (records.length === 0) return list.remove() ? 'saved' : 'blocked';
    return list.write(records);
  };

  /**
   * Replaces a record wherever it is stored: in the list, under `latest-audit`, or in both. `replacement` returns
   * `undefined` to remove the record. Returns true if the record was found and every change was stored.
   */
  const change = (id: string, replacement: (record: AuditRecord) => AuditRecord | undefined): boolean => {
    const isSame = (record: AuditRecord) => record.id === id;
    const records = read();
    const isListed = records.some(isSame);
    const changed = records.map((record) => (isSame(record) ? replacement(record) : record));
    const isListStored = !isListed || write(changed.filter((record) => record !== undefined)) === 'saved';
    const latestRecord = latest.read();
    if (!latestRecord || !isSame(latestRecord)) return isListed && isListStored;
    return replace(latest, replacement(latestRecord)) && isListStored;
  };

  const current = removeExpired(read(), now());
  if (current !== read()) write(current);
  const storedLatest = latest.read();
  if (storedLatest && removeExpired([storedLatest], now()).length === 0) latest.remove();

  const save = (record: AuditRecord): SaveOutcome => {
    const latestRecord = latest.read();
    const before = mergeRecords(read(), latestRecord ? [latestRecord] : noRecords);
    if (write(newestRecords([...before, record])) === 'saved') {
      if (latestRecord) latest.remove();
      return 'saved';
    }
    return latest.write(record) === 'saved' ? 'latest-only' : 'lost';
  };

  return {
    list: () => newestFirst(read(), latest.read()),
    async save(formData, generated) {
      const time = validTime(now());
      const record = newRecord(newId(time), time, formData, generated);
      return { record, outcome: await exclusively(() => save(record)) };
    },
    update: (id, fields) => exclusively(() => change(id, (record) => ({ ...record, ...fields }))),
    remove: (id) => exclusively(() => change(id, () => undefined)),
    subscribe: (onChange) => subscribeToKeys(store, [storedAudits.key, storedLatestAudit.key], onChange),
  };
}

function newRecord(
  id: string,
  time: number,
  formData: AuditFormData,
  { report, source }: GeneratedReport,
): AuditRecord {
  const timestamp = new Date(time).toISOString();
  return { id, timestamp, formData, report, status: 'new', followUpSent: false, source, title: '' };
}

/**
 * Runs a change under a lock, so that two tabs cannot overwrite each other's records. Without locks the change runs at
 * once.
 * Browsers have no locks on pages without HTTPS, and none if they refuse storage.
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

/** Returns a function that returns the same result as long as both arguments are the same. */
function memoized<First, Second, Result>(compute: (first: First, second: Second) => Result) {
  let last: { readonly first: First; readonly second: Second; readonly result: Result } | undefined;
  return (first: First, second: Second): Result => {
    if (!last || last.first !== first || last.second !== second) {
      last = { first, second, result: compute(first, second) };
    }
    return last.result;
  };
}
