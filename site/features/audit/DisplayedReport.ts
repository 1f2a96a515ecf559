import { type AuditRecord, emptyAuditForm, type SaveOutcome } from '#services';

/** A report on the screen and the state of its storage. */
export interface DisplayedReport {
  readonly record: AuditRecord;
  /**
   * Result of saving, or the origin of the report. `sample` and `shared` reports are not saved; an `opened` report
   * is.
   */
  readonly outcome: SaveOutcome | 'sample' | 'opened' | 'shared';
}

/** Whether the report was made from the visitor's own answers, with an e-mail address for a reply. */
export const isFromVisitor = ({ outcome, record }: DisplayedReport) =>
  outcome !== 'sample' && outcome !== 'shared' && record.formData.email !== '';

type UnsavedReport = Pick<AuditRecord, 'report' | 'source'> &
  Partial<Pick<AuditRecord, 'title' | 'timestamp'>> & { readonly businessName?: string };

/** Returns a record for a report that is not saved. Its id is empty. */
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
