import type { AuditRecord } from './types.ts';

/** Maximum number of stored audits. */
export const maxRecords = 50;

/** Retention of a report, in days. */
export const retentionDays = 365;

type Records = readonly AuditRecord[];

/**
 * Returns the last fifty records. The list must be in the order of saving, oldest first. If an id occurs more than
 * once, its last record is used.
 */
export function newestRecords(records: Records): Records {
  const byId = new Map<string, AuditRecord>();
  for (const record of records) {
    // Moves the id to the end of the map.
    byId.delete(record.id);
    byId.set(record.id, record);
  }
  return [...byId.values()].slice(-maxRecords);
}

/**
 * Inserts other records by their time, without a limit on the length. A record whose id is already in the list is left
 * out.
 */
export function mergeRecords(records: Records, others: Records): Records {
  const merged = [...records];
  for (const other of others) {
    if (merged.some(({ id }) => id === other.id)) continue;
    // Sorting would move records that were saved before the clock of the device was set back.
    merged.splice(merged.findLastIndex(({ timestamp }) => timestamp <= other.timestamp) + 1, 0, other);
  }
  return merged.length === records.length ? records : merged;
}

/**
 * Matches an id that `createAuditStore` makes: the time in milliseconds, a hyphen, and a suffix that keeps ids of two
 * tabs or two saves apart. Only records with such an id expire.
 */
const generatedId = /^\d{13}-[a-z\d]+$/;

/** Removes records that this site made and that are older than the retention. `now` is in milliseconds. */
export function removeExpired(records: Records, now: number): Records {
  const oldest = now - retentionDays * 24 * 60 * 60 * 1000;
  const current = records.filter(
    ({ id, timestamp }) => !generatedId.test(id) || Date.parse(timestamp) >= oldest,
  );
  return current.length === records.length ? records : current;
}
