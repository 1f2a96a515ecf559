import type { Solution } from '../AuditReport.ts';

/** What a reply says; an empty text or list is a section that it lacks. */
export interface Sections {
  readonly summary: string;
  readonly opportunities: readonly Solution[];
  readonly solutions: readonly Solution[];
}
