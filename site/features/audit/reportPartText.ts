import type { ReportPart } from '#design-system';
import type { AuditReport } from '#services';

/** One part of a report as plain text, for the clipboard. */
export function reportPartText(report: AuditReport, part: ReportPart): string {
  switch (part) {
    case 'summary':
      return report.executiveSummary;
    case 'opportunities':
      return report.keyOpportunities.map(({ title, description }) => `${title}: ${description}`).join('\n');
    case 'solutions':
      return report.recommendedSolutions
        .map(
          ({ title, description, priority, roi, implementationDifficulty }) =>
            `${title}: ${description} (priority ${priority}, ROI ${roi}, effort ${implementationDifficulty})`,
        )
        .join('\n');
  }
}
