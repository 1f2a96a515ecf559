import { fakeStore } from '../storage/fakeStore.ts';
import type { KeyValueStore } from '../storage/KeyValueStore.ts';
import type { AuditStore, SaveOutcome } from './AuditStore.ts';
import { createAuditStore } from './createAuditStore.ts';
import { storedAudits } from './storedAudits.ts';
import type { AuditRecord } from './types.ts';

/** Fixed time of the fake, so that stories never change and no report expires. */
const fakeTime = Date.parse('2026-03-02T09:30:00.000Z');

/** A working `AuditStore` in memory that records each save. */
export interface FakeAuditStore extends AuditStore {
  /** Every save, oldest first. */
  readonly saves: readonly { readonly record: AuditRecord; readonly outcome: SaveOutcome }[];
}

/** A store for each scenario that a screen must handle. */
export const fakeAuditStore = {
  /** No report yet. */
  empty: () => recording(fakeStore.empty()),

  /** Holds these reports, oldest first. */
  holding: (...records: readonly AuditRecord[]) => recording(fakeStore.holding(listText(records))),

  /** The browser has no space for the list. Only the newest report is stored, in addition to the older ones. */
  full: (...records: readonly AuditRecord[]) => recording(refusing(storedAudits.key, records)),

  /** The browser refuses storage: every save is lost. */
  blocked: () => recording(fakeStore.blocked()),
};

const listText = (records: readonly AuditRecord[]): Record<string, string> =>
  records.length === 0 ? {} : { [storedAudits.key]: JSON.stringify(records) };

function refusing(refusedKey: string, records: readonly AuditRecord[]): KeyValueStore {
  const store = fakeStore.holding(listText(records));
  return { ...store, write: (key, text) => (key === refusedKey ? 'full' : store.write(key, text)) };
}

function recording(store: KeyValueStore): FakeAuditStore {
  const audits = createAuditStore(store, { now: () => fakeTime });
  const saves: FakeAuditStore['saves'][number][] = [];
  return {
    ...audits,
    saves,
    async save(formData, generated) {
      const saved = await audits.save(formData, generated);
      saves.push(saved);
      return saved;
    },
  };
}
