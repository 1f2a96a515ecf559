import { officeTime } from '#services';
import { type ReportDocument, reportHeading } from '#services/reports';

/**
 * Returns a file name without extension: the date at the office (YYYY-MM-DD), then the heading. The heading keeps only
 * its letters and digits, of any script, and is cut after 60 characters.
 */
export function reportFileName(document: ReportDocument): string {
  const name = reportHeading(document)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, 60)
    // `slice` may leave one half of a surrogate pair at the end.
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^-|-$/g, '');
  return `${officeTime(new Date(document.timestamp)).date}-${name}`;
}
