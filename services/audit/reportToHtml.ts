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
import { solutionDetails, unlistedNoteOf } from './solutionDetails.ts';
import type { ReportPart, Solution } from './types.ts';

/**
 * Converts a report to a single HTML file without scripts or requests. Its colours follow the reader's light or dark
 * setting.
 */
export function reportToHtml(document: ReportDocument, { challenge = '' }: FileOptions = {}): string {
  const { executiveSummary, keyOpportunities, recommendedSolutions } = document.report;
  const heading = escaped(reportHeading(document));
  const opportunities = keyOpportunities.map(
    ({ title, description }) => `<li><h3>${escaped(title)}</h3>${paragraphs(description)}</li>`,
  );
  const note = (part: ReportPart) =>
    paragraphs(partNote(document, part) ?? '') +
    (part === 'solutions' ? '' : paragraphs(unlistedNoteOf(document, part, challenge) ?? ''));
  const mark = digitalSourceTypeOf[document.source];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${mark ? `<meta property="https://schema.org/digitalSourceType" content="${mark}">` : ''}
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${[escaped(formatDay(document)), sourceLabels[document.source]].filter(Boolean).join('. ')}</p>
${challenge ? paragraphs(`${challengeLabel} “${challenge}”`) : ''}
${document.report.endedEarly ? paragraphs(endedEarlyNote) : ''}
<h2>Executive Summary</h2>
${note('summary')}
${paragraphs(executiveSummary)}
<h2>Key Opportunities</h2>
${note('opportunities')}
<ol>
${opportunities.join('\n')}
</ol>
<h2>Recommended Solutions</h2>
${note('solutions')}
<ol>
${recommendedSolutions.map((solution) => solutionItem(document, solution, challenge)).join('\n')}
</ol>
<hr>
<p><small>${methodNote}</small></p>
</main>
</body>
</html>
`;
}

function solutionItem(document: ReportDocument, solution: Solution, challenge: string): string {
  const { title, description, priority, roi, implementationDifficulty, usual } = solution;
  const { details, note } = solutionDetails(document, solution, challenge);
  const facts = [
    ['Priority', priority],
    ['ROI', roi],
    ['Implementation difficulty', implementationDifficulty],
  ].map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`);
  const rows = details.map(
    ({ term, text, link }) =>
      `<div><dt>${term}</dt><dd>${escaped([text, link && `${link.label}.`].filter(Boolean).join('\n')).replaceAll('\n', '<br>')}</dd></div>`,
  );
  const notes = [usualNote({ usual }), note].map((each) => paragraphs(each ?? '')).join('');
  return `<li><h3>${escaped(title)}</h3>${paragraphs(description)}<dl>${facts.join('')}</dl>${notes}<dl>${rows.join('')}</dl></li>`;
}

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '');

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
li { break-inside: avoid; margin-block: 1rem; }
dl { display: grid; gap: 0.5rem 2rem; margin: 0.5rem 0; }
dl:first-of-type { display: flex; flex-wrap: wrap; }
dt { font-size: 0.875rem; font-weight: 600; }
dd { margin: 0; }
@media print { :root { color-scheme: light; } @page { margin: 2cm; } main { padding: 0; } }
`;
