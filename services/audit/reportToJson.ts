import type { ReportDocument } from './reportDocument.ts';

/** A report as a JSON file; `format` tells programs what it is. */
export function reportToJson({ title, businessName, timestamp, source, report }: ReportDocument): string {
  return `${JSON.stringify({ format: 'audit-report/1', title, businessName, timestamp, source, report }, null, 2)}\n`;
}
