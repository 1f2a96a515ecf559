import type { AuditRecord } from './AuditReport.ts';

/** How long another tab's write may have been under way when this tab saved, in milliseconds. */
const overlap = 1_000;

type Records = readonly AuditRecord[];

/**
 * Notices a save that another tab overwrote because both wrote at once: browsers do not lock their storage.
 * A record that vanished is lost only if the other tab added one at the same time; else it was deleted on purpose.
 */
export function createLostSaves(now: () => number) {
  let known: ReadonlySet<string> = new Set();
  let recent: readonly { readonly record: AuditRecord; readonly time: number }[] = [];
  const idsOf = (records: Records) => new Set(records.map(({ id }) => id));

  return {
    /** Tells what this tab has just read or written. */
    saw(records: Records): void {
      known = idsOf(records);
    },
    /** Tells of a save of this tab. */
    saved(record: AuditRecord): void {
      recent = [...recent.filter(({ time }) => now() - time < overlap), { record, time: now() }];
    },
    /** The saves of this tab that the list, as another tab has just written it, has lost. */
    in(records: Records): Records {
      const ids = idsOf(records);
      const missing = recent.filter(({ record, time }) => now() - time < overlap && !ids.has(record.id));
      const addedElsewhere = [...ids].some((id) => !known.has(id));
      known = ids;
      if (!addedElsewhere) recent = recent.filter(({ record }) => ids.has(record.id));
      return addedElsewhere ? missing.map(({ record }) => record) : [];
    },
  };
}
