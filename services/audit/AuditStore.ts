import type { GeneratedReport } from './AuditService.ts';
import type { AuditFormData, AuditRecord } from './types.ts';

/** `saved`: in the list. `latest-only`: outside the list, which is full or cannot be written. `lost`: not stored. */
export type SaveOutcome = 'saved' | 'latest-only' | 'lost';

/** The visitor's reports, stored in this browser: at most 50. */
export interface AuditStore {
  /** Newest first, with the one stored outside the list. Returns the same array until something changes. */
  list(): readonly AuditRecord[];
  /** Makes a record of a report and stores it. The record can be shown even if it is not stored. */
  save(
    formData: AuditFormData,
    generated: GeneratedReport,
  ): Promise<{ readonly record: AuditRecord; readonly outcome: SaveOutcome }>;
  /** Changes the title or the follow-up of a record. Says whether the change was stored. */
  update(id: string, change: Partial<Pick<AuditRecord, 'title' | 'followUpSent'>>): Promise<boolean>;
  /** Says whether the record is gone. */
  remove(id: string): Promise<boolean>;
  /** Calls back after each change, from other tabs too. Returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}
