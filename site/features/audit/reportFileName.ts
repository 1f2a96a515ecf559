import { officeTime } from '#services';
import { type ReportDocument, reportHeading } from '#services/reports';

/** A name for a file with this report, without an ending: the date at the office as YYYY-MM-DD, then its heading in letters and digits of any script. */
export function reportFileName(document: ReportDocument): string {
  const name = reportHeading(document)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, 60)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^-|-$/g, '');
  return `${officeTime(new Date(document.timestamp)).date}-${name}`;
}
