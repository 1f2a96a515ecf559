import { hoursForReturn, reportRange } from '../knowledge/firstYear.ts';
import { openingHours } from '../knowledge/openingHours.ts';
import type { AuditRecord, AuditReport, ReportSource } from './types.ts';

/** A report with what stands above it, for files and links. Nobody's name, email or phone is in it. */
export interface ReportDocument {
  /** The visitor's own title, or empty. */
  readonly title: string;
  readonly businessName: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly source: ReportSource;
  readonly report: AuditReport;
}

/** What of a record may leave this browser in a file or a link. */
export function toReportDocument({
  title,
  formData,
  timestamp,
  source,
  report,
}: AuditRecord): ReportDocument {
  return { title, businessName: formData.businessName, timestamp, source, report };
}

/** Says where a report comes from, as the law asks and the visitor should know. */
export const sourceLabels: Readonly<Record<ReportSource, string>> = {
  ai: 'Written by AI (Google Gemini). Check it with a person before you rely on it.',
  template: 'Prepared from templates, without AI.',
  sample: 'Sample report, prepared from templates without anyone’s data.',
};

/** The heading of a report: the visitor's title, or what it is and for whom. */
export const reportHeading = ({
  title,
  businessName,
}: Pick<ReportDocument, 'title' | 'businessName'>): string =>
  title.trim() || `AI business audit: ${businessName.trim() || 'Your Business'}`;

/** The day of a report as it is written in texts, e.g. "2 March 2026"; empty for a text that is no date. */
export function formatDay({ timestamp }: Pick<ReportDocument, 'timestamp'>): string {
  const time = Date.parse(timestamp);
  if (!Number.isFinite(time)) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: openingHours.zone }).format(time);
}

/** How returns are to be understood; stands below each report. */
export const methodNote = `ROI ranges are typical first-year returns for a solution of this kind, in percent of its cost. They assume a task that saves ${hoursForReturn(reportRange.least)} hours a week or more. They are estimates, not promises.`;
