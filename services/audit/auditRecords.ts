import type { AuditRecord } from './types.ts';

/** Number of stored audits. */
export const maxRecords = 50;

/** Retention of a report, in days. */
export const retentionDays = 365;

type Records = readonly AuditRecord[];

/** Each id once, its last appearance, and the newest fifty; oldest first, as it is stored. */
export function newestRecords(records: Records): Records {
  const byId = new Map<string, AuditRecord>();
  for (const record of records) {
    byId.delete(record.id);
    byId.set(record.id, record);
  }
  return [...byId.values()].slice(-maxRecords);
}

/** Puts records where their time belongs; those already there stay as they are. Not capped. */
export function mergeRecords(records: Records, others: Records): Records {
  const merged = [...records];
  for (const other of others) {
    if (merged.some(({ id }) => id === other.id)) continue;
    merged.splice(merged.findLastIndex(({ timestamp }) => timestamp <= other.timestamp) + 1, 0, other);
  }
  return merged.length === records.length ? records : merged;
}

/** Ids as `createAuditStore` makes them: milliseconds, then letters that tell tabs and saves apart. */
const ownId = /^\d{13}-[a-z\d]+$/;

/** Without the records of this site that are older than the retention; `now` in milliseconds. */
export function removeExpired(records: Records, now: number): Records {
  const oldest = now - retentionDays * 24 * 60 * 60 * 1000;
  const current = records.filter(({ id, timestamp }) => !ownId.test(id) || Date.parse(timestamp) >= oldest);
  return current.length === records.length ? records : current;
}
