import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';

import {
  challengeLabel,
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
import { type SolutionDetail, solutionDetails, unlistedNoteOf } from './solutionDetails.ts';
import type { ReportPart, Solution } from './types.ts';

const numbers = { reference: 'items', level: 0 } as const;

/** Converts a report to a Word file (Office Open XML). Rejects if the file cannot be packed. */
export function reportToWord(
  document: ReportDocument,
  { challenge = '', urlOf = (path) => path }: FileOptions = {},
): Promise<Blob> {
  const { executiveSummary, keyOpportunities, recommendedSolutions, endedEarly } = document.report;
  const heading = reportHeading(document);
  const partHead = (title: string, part: ReportPart) => [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs(partNote(document, part)),
    ...(part === 'solutions' ? [] : paragraphs(unlistedNoteOf(document, part, challenge))),
  ];
  const solution = (each: Solution) => {
    const { details, note } = solutionDetails(document, each, challenge);
    return [
      new Paragraph({ text: each.title, heading: HeadingLevel.HEADING_2 }),
      ...paragraphs(each.description),
      row({ term: 'Priority', text: each.priority }, urlOf),
      row({ term: 'ROI', text: each.roi }, urlOf),
      row({ term: 'Implementation difficulty', text: each.implementationDifficulty }, urlOf),
      ...paragraphs(usualNote(each)),
      ...paragraphs(note),
      ...details.map((detail) => row(detail, urlOf)),
    ];
  };
  const file = new Document({
    title: heading,
    numbering: {
      config: [
        {
          reference: numbers.reference,
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: heading, heading: HeadingLevel.TITLE }),
          ...paragraphs([formatDay(document), sourceLabels[document.source]].filter(Boolean).join('. ')),
          ...(challenge ? [...paragraphs(challengeLabel), ...paragraphs(`“${challenge}”`)] : []),
          ...(endedEarly ? paragraphs(endedEarlyNote) : []),
          ...partHead('Executive Summary', 'summary'),
          ...paragraphs(executiveSummary),
          ...partHead('Key Opportunities', 'opportunities'),
          ...keyOpportunities.flatMap(({ title, description }) => [
            new Paragraph({ numbering: numbers, children: [new TextRun({ text: title, bold: true })] }),
            ...paragraphs(description),
          ]),
          ...partHead('Recommended Solutions', 'solutions'),
          ...recommendedSolutions.flatMap(solution),
          ...paragraphs(methodNote),
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}

/** Returns a paragraph with space below it for each line of a text; `[]` for an empty text. */
const paragraphs = (text: string | null): Paragraph[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => new Paragraph({ text: line, spacing: { after: 120 } }));

function row({ term, text, link }: SolutionDetail, urlOf: (path: string) => string): Paragraph {
  const [first = '', ...more] = text.split('\n');
  const children: ParagraphChild[] = [
    new TextRun({ text: `${term}: `, bold: true }),
    new TextRun(first),
    ...more.map((line) => new TextRun({ text: line, break: 1 })),
  ];
  if (link)
    children.push(
      new TextRun({ text: '', break: 1 }),
      new ExternalHyperlink({
        link: urlOf(link.path),
        children: [new TextRun({ text: link.label, style: 'Hyperlink' })],
      }),
    );
  return new Paragraph({ children, spacing: { after: 120 } });
}
