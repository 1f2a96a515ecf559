import type { GeneratedReport } from './AuditService.ts';
import type { AuditFormData, AuditRecord } from './types.ts';

/**
 * `saved`: in the list. `latest-only`: stored as the latest report, because the list is full or cannot be written.
 * `lost`: not stored.
 */
export type SaveOutcome = 'saved' | 'latest-only' | 'lost';

/** The visitor's reports, stored in this browser: at most 50. */
export interface AuditStore {
  /**
   * Returns all stored reports, newest first, including a latest report that is not in the stored list. Returns the
   * same array until a report changes.
   */
  list(): readonly AuditRecord[];
  /** Creates a record for a report and stores it. The record can be shown even if it is not stored. */
  save(
    formData: AuditFormData,
    generated: GeneratedReport,
  ): Promise<{ readonly record: AuditRecord; readonly outcome: SaveOutcome }>;
  /** Changes the title or the follow-up state of a record. Resolves to whether the change was stored. */
  update(id: string, change: Partial<Pick<AuditRecord, 'title' | 'followUpSent'>>): Promise<boolean>;
  /** Removes a record. Resolves to whether it was removed from storage. */
  remove(id: string): Promise<boolean>;
  /** Calls `onChange` after each change, also after a change in another tab. Returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}
