import { officeTime } from '#services';
import { type ReportDocument, reportHeading } from '#services/reports';

/**
 * Returns a file name without extension: the date at the office (YYYY-MM-DD), then the heading. Of the heading only
 * letters and digits of any script stay, at most 60 characters.
 */
export function reportFileName(document: ReportDocument): string {
  const name = reportHeading(document)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, 60)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^-|-$/g, '');
  return `${officeTime(new Date(document.timestamp)).date}-${name}`;
}
