import type { GeneratedReport } from './AuditService.ts';
import type { AuditFormData, AuditRecord } from './types.ts';

/** `saved`; `latest-only`: the list is full or refused, only this one was kept under its own key; `lost`: nothing could be kept. */
export type SaveOutcome = 'saved' | 'latest-only' | 'lost';

/** The visitor's reports, stored in this browser: at most 50. */
export interface AuditStore {
  /** Newest first, the latest-audit fallback included. The same array until something changes. */
  list(): readonly AuditRecord[];
  /** Makes a record of a report and stores it. The record is usable whatever the outcome. */
  save(
    formData: AuditFormData,
    generated: GeneratedReport,
  ): Promise<{ readonly record: AuditRecord; readonly outcome: SaveOutcome }>;
  /** Changes the title or the follow-up of a record. Says whether the change was stored. */
  update(id: string, change: Partial<Pick<AuditRecord, 'title' | 'followUpSent'>>): Promise<boolean>;
  /** Says whether the record is gone. */
  remove(id: string): Promise<boolean>;
  /** Calls back after each change, from other tabs too. Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}
