import type { AuditRecord } from './types.ts';

/** Longest time of another tab's write when this tab saves, in milliseconds. */
const overlap = 1_000;

type Records = readonly AuditRecord[];

/**
 * Detects lost updates: saves of this tab that another tab overwrote because both wrote at once, as browsers do not lock
 * their storage. A record that vanished is lost only if the other tab added one at the same time; else it was deleted.
 */
export function createLostUpdates(now: () => number) {
  let known: ReadonlySet<string> = new Set();
  let recent: readonly { readonly record: AuditRecord; readonly time: number }[] = [];
  const idsOf = (records: Records) => new Set(records.map(({ id }) => id));

  return {
    /** Takes the list as this tab has just read or written it. */
    noteList(records: Records): void {
      known = idsOf(records);
    },
    /** Takes a record that this tab has just saved. */
    noteSave(record: AuditRecord): void {
      recent = [...recent.filter(({ time }) => now() - time < overlap), { record, time: now() }];
    },
    /** The recent saves of this tab that are missing from a list which another tab has just written. */
    findIn(records: Records): Records {
      const ids = idsOf(records);
      const missing = recent.filter(({ record, time }) => now() - time < overlap && !ids.has(record.id));
      const addedElsewhere = [...ids].some((id) => !known.has(id));
      known = ids;
      if (!addedElsewhere) recent = recent.filter(({ record }) => ids.has(record.id));
      return addedElsewhere ? missing.map(({ record }) => record) : [];
    },
  };
}
