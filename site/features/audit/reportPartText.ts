import type { ReportPart } from '#design-system';
import { partNote, type ReportDocument, usualNote } from '#services/reports';

/**
 * Returns one part of a report as plain text for the clipboard. If the parts have different authors, a note names the
 * author.
 */
export function reportPartText(document: ReportDocument, part: ReportPart): string {
  return [textOf(document, part), partNote(document, part)].filter(Boolean).join('\n');
}

function textOf({ report }: ReportDocument, part: ReportPart): string {
  switch (part) {
    case 'summary':
      return report.executiveSummary;
    case 'opportunities':
      return report.keyOpportunities.map(({ title, description }) => `${title}: ${description}`).join('\n');
    case 'solutions':
      return report.recommendedSolutions
        .map(({ title, description, priority, roi, implementationDifficulty, usual }) =>
          [
            `${title}: ${description} (priority ${priority}, ROI ${roi}, effort ${implementationDifficulty})`,
            usualNote({ usual }),
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('\n');
  }
}
