import type { Finish } from '../generation/TextGenerator.ts';
import type { ReadItem } from './parse/itemOf.ts';
import type { Line } from './parse/Line.ts';
import { readItems } from './parse/readItems.ts';
import { jsonAsMarkdown, withoutEscapes } from './parse/readJson.ts';
import { readLines } from './parse/readLines.ts';
import { splitSections } from './parse/splitSections.ts';
import { tidy, tidyLines, truncateAtWord } from './plainText.ts';
import { maxDescription, maxReply, maxSummary, maxTitle, solutionDefaults } from './reportLimits.ts';
import { templateReport } from './templates/templateReport.ts';
import { type AuditFormData, type AuditReport, reportParts, type Solution, solutionFacts } from './types.ts';

/**
 * Reads a model's reply as a report and never throws. If the reply has no summary section, the summary is the first
 * paragraph outside of the other sections. Any other missing part comes from the templates for the chosen areas and is
 * listed in `fromTemplates`.
 */
export function parseReport(
  reply: string,
  formData: AuditFormData | null,
  finish: Finish = 'whole',
): AuditReport {
  const text = withoutEscapes(reply.slice(0, maxReply));
  const isCut = finish === 'cut' || reply.length > maxReply;
  const json = jsonAsMarkdown(text);
  const sections = splitSections(readLines(json ?? withoutCut(text, isCut)), isCut);
  const lastPart = sections.get('solutions')?.length ? 'solutions' : 'opportunities';
  const itemsOf = (part: 'opportunities' | 'solutions') => {
    const items = readItems(sections.get(part) ?? [], { withFacts: part === 'solutions' }).map(withinLimits);
    // In a reply that was cut off, a last title without text is left out. It can be the name of a group.
    return isCut && json === null && part === lastPart && isTitle(items.at(-1)) ? items.slice(0, -1) : items;
  };
  const summary = textOf(sections.get('summary') ?? []) || firstParagraph(sections.get(null) ?? []);
  const opportunities = itemsOf('opportunities').map(({ title, description }) => ({ title, description }));
  const solutions = itemsOf('solutions').map(solutionOf);
  const template = templateReport(formData);
  const parts = { summary, opportunities, solutions };
  const fromTemplates = reportParts.filter((part) => parts[part].length === 0);
  return {
    executiveSummary: truncateAtWord(maxSummary, tidyLines(summary)) || template.executiveSummary,
    keyOpportunities: opportunities.length > 0 ? opportunities : template.keyOpportunities,
    recommendedSolutions: solutions.length > 0 ? solutions : template.recommendedSolutions,
    ...(fromTemplates.length > 0 && { fromTemplates }),
    ...(finish === 'cut' && { endedEarly: true as const }),
  };
}

/** Removes an unfinished last line from a reply. Complete sentences of that line stay. */
function withoutCut(reply: string, isCut: boolean): string {
  const lastRowStart = reply.lastIndexOf('\n') + 1;
  const last = reply.slice(lastRowStart);
  const isOpen = (last.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  if (last.trim() === '' || !(isCut || isOpen)) return reply;
  const sentences = /^.*\p{L}{2}[)"”’*]*[.!?…]["”’*)]*(?=\s|$)/u.exec(last)?.[0] ?? '';
  return reply.slice(0, lastRowStart) + ((sentences.match(/\*\*/g)?.length ?? 0) % 2 === 0 ? sentences : '');
}

const isTitle = (item?: ReadItem) => item?.description === '' && Object.keys(item.facts).length === 0;

const withinLimits = (item: ReadItem): ReadItem => ({
  ...item,
  title: truncateAtWord(maxTitle, tidy(item.title)),
  description: truncateAtWord(maxDescription, tidyLines(item.description)),
});

/** Fills each fact that the reply does not state with the site's usual value, and lists it in `usual`. */
function solutionOf({ title, description, facts }: ReadItem): Solution {
  const usual = solutionFacts.filter((fact) => !facts[fact]);
  return { title, description, ...solutionDefaults, ...facts, ...(usual.length > 0 && { usual }) };
}

/** Joins lines: an empty line between paragraphs, and one line for each item of a list. */
const textOf = (lines: readonly Line[]) =>
  lines
    .map((line) => separatorBefore(line) + line.text)
    .join('')
    .trim();

function separatorBefore({ kind, startsParagraph }: Line): string {
  if (kind === 'item') return '\n';
  return startsParagraph ? '\n\n' : ' ';
}

/** Returns the first paragraph that is no title and does not announce the report. */
function firstParagraph(lines: readonly Line[]): string {
  const texts = textOf(
    lines.filter(({ kind, lead, text }) => kind === 'text' && lead !== text && !lead.endsWith(':')),
  ).split('\n\n');
  return (
    texts.find(
      (text) => /\p{L}/u.test(text) && !/^(?:sure|certainly|of course|okay|let me|here)\b|:$/iu.test(text),
    ) ?? ''
  );
}
