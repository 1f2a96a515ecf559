import { type AuditRecord, emptyAuditForm, type SaveOutcome } from '#services';

/** A report on the screen and what became of keeping it. */
export interface DisplayedReport {
  readonly record: AuditRecord;
  /** `sample`: not kept on purpose (A12). `opened`: kept before. `shared`: came in a link and is not kept. */
  readonly outcome: SaveOutcome | 'sample' | 'opened' | 'shared';
}

/** Whether the report is the visitor's own, with answers that can be changed and a person to answer to. */
export const isOwnReport = ({ outcome, record }: DisplayedReport) =>
  outcome !== 'sample' && outcome !== 'shared' && record.formData.email !== '';

type UnsavedReport = Pick<AuditRecord, 'report' | 'source'> &
  Partial<Pick<AuditRecord, 'title' | 'timestamp'>> & { readonly businessName?: string };

/** A record around a report that is in no store. */
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
