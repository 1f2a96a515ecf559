import {
  challengeLabel,
  digitalSourceTypeOf,
  endedEarlyNote,
  type FileOptions,
  formatDay,
  methodNote,
  partNote,
  type ReportDocument,
  reportHeading,
  sourceLabels,
  usualNote,
} from './reportDocument.ts';
import { detailsTitle, solutionDetails, unlistedNoteOf } from './solutionDetails.ts';
import type { ReportPart } from './types.ts';

/**
 * Converts a report to a markdown file. All texts are escaped, so that `parseReport` can read the same report from the
 * file.
 */
export function reportToMarkdown(
  document: ReportDocument,
  { challenge = '', urlOf = (path) => path }: FileOptions = {},
): string {
  const { executiveSummary, keyOpportunities, recommendedSolutions } = document.report;
  const opportunities = keyOpportunities.map(
    ({ title, description }, index) => `${index + 1}. **${inline(title)}**\n\n${indented(description)}`,
  );
  const solutions = recommendedSolutions.map(
    ({ title, description, priority, roi, implementationDifficulty, usual }, index) =>
      `${index + 1}. **${inline(title)}**\n\n${indented(description)}   - **Priority:** ${inline(priority)}\n   - **ROI:** ${inline(roi)}\n   - **Implementation Difficulty:** ${inline(implementationDifficulty)}\n${indented(usualNote({ usual }) ?? '')}`,
  );
  // These notes follow the three parts. Inside a part, a program that reads the file again would take them for content.
  const notes = (['summary', 'opportunities'] as const).map(
    (part) => unlistedNoteOf(document, part, challenge) ?? '',
  );
  const facts = recommendedSolutions.map((solution) => {
    const { details, note } = solutionDetails(document, solution, challenge);
    const rows = details.map(
      ({ term, text, link }) =>
        `- **${term}:** ${inline(text)}${link ? ` [${inline(link.label)}](${urlOf(link.path)})` : ''}`,
    );
    return [`### ${inline(solution.title)}`, note ? inline(note) : '', rows.join('\n')]
      .filter(Boolean)
      .join('\n\n');
  });
  const titleWithNote = (title: string, part: ReportPart) =>
    [`## ${title}`, partNote(document, part) ?? ''].filter(Boolean).join('\n\n');
  const mark = digitalSourceTypeOf[document.source];
  return [
    ...(mark ? [`---\ndigitalSourceType: ${mark}\n---`] : []),
    `# ${inline(reportHeading(document))}`,
    [formatDay(document), sourceLabels[document.source]].filter(Boolean).join('. '),
    challenge ? `${challengeLabel}\n\n${quoted(challenge)}` : '',
    document.report.endedEarly ? endedEarlyNote : '',
    titleWithNote('Executive Summary', 'summary'),
    block(executiveSummary),
    titleWithNote('Key Opportunities', 'opportunities'),
    opportunities.join('\n'),
    titleWithNote('Recommended Solutions', 'solutions'),
    solutions.join('\n'),
    '---',
    ...(facts.length > 0 ? [`## ${detailsTitle}`, ...notes.map(inline), ...facts] : []),
    methodNote,
    '',
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}

/** Escapes every character that markdown could read as markup. */
const inline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#+\-.!|~&()=]/g, '\\$&');

/** Escapes a text and preserves its paragraphs and line breaks. */
const block = (text: string) =>
  text
    .split(/\n/)
    .map(inline)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** Formats the visitor's text as a quotation. */
const quoted = (text: string) => block(text).replace(/^/gm, '> ');

const indented = (description: string) =>
  description.trim() === '' ? '' : `${block(description).replace(/^(?=.)/gm, '   ')}\n\n`;
