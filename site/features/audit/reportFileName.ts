import { type ReportDocument, reportHeading } from '#services/reports';

/** A name for a file with this report, without an ending: letters and digits of any script, day first. */
export function reportFileName(document: ReportDocument): string {
  const name = reportHeading(document)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/\p{Surrogate}$/u, '');
  return `${document.timestamp.slice(0, 10)}-${name}`;
}
