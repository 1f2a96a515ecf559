import { digitalSourceTypeOf, partSource, type ReportDocument } from './reportDocument.ts';
import { reportParts } from './types.ts';

/**
 * Converts a report to a JSON file. `format` identifies the file type for programs. `parts` states the source of each
 * part.
 */
export function reportToJson(document: ReportDocument): string {
  const { title, businessName, timestamp, source, report } = document;
  const parts = Object.fromEntries(reportParts.map((part) => [part, partSource(document, part)]));
  const digitalSourceType = digitalSourceTypeOf[source];
  const file = {
    format: 'audit-report/1',
    title,
    businessName,
    timestamp,
    source,
    digitalSourceType,
    parts,
    report,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
