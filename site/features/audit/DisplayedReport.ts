import { type AuditRecord, emptyAuditForm, type SaveOutcome } from '#services';

/** A report on the screen, and whether it is saved. */
export interface DisplayedReport {
  readonly record: AuditRecord;
  /** Result of saving, or: a `sample` or a `shared` link, which are not saved, or a saved report that was `opened`. */
  readonly outcome: SaveOutcome | 'sample' | 'opened' | 'shared';
}

/** Whether the visitor's answers, name and e-mail belong to the report. */
export const isOwnReport = ({ outcome, record }: DisplayedReport) =>
  outcome !== 'sample' && outcome !== 'shared' && record.formData.email !== '';

type UnsavedReport = Pick<AuditRecord, 'report' | 'source'> &
  Partial<Pick<AuditRecord, 'title' | 'timestamp'>> & { readonly businessName?: string };

/** A record around a report that is not saved. */
export const unsavedRecord = ({
  report,
  source,
  title = '',
  timestamp = new Date().toISOString(),
  businessName = '',
}: UnsavedReport): AuditRecord => ({
  id: '',
  timestamp,
  formData: { ...emptyAuditForm, businessName },
  report,
  status: 'new',
  followUpSent: false,
  source,
  title,
});
