import * as v from 'valibot';
import { auditReportSchema } from './auditSchemas.ts';
import { readItems } from './parse/readItems.ts';
import { type Line, readLines } from './parse/readLines.ts';
import { normaliseRoi } from './parse/solutionAttributes.ts';
import { splitSections } from './parse/splitSections.ts';
import { tidy, tidyLines, truncateAtWord } from './plainText.ts';
import { maxDescription, maxReply, maxSummary, maxTitle } from './reportLimits.ts';
import { templateOpportunities, templateReport, templateSolutions } from './templates/templateReport.ts';
import type { AuditFormData, AuditReport, Opportunity } from './types.ts';

/**
 * Reads a model's reply as a report (requirements: Input). What is missing is the first paragraph (summary)
 * or three items from templates for the chosen areas. Total: any text gives a report; no more than 12,000 characters are read.
 */
export function parseReport(reply: string, formData: AuditFormData | null): AuditReport {
  const text = reply.slice(0, maxReply);
  const read = readJson(text) ?? readMarkdown(text);
  const summary = truncateAtWord(maxSummary, tidyLines(read.executiveSummary));
  const opportunities = withTitles(read.keyOpportunities).map(({ title, description }) => ({
    title,
    description,
  }));
  const solutions = withTitles(read.recommendedSolutions).map((item) => ({
    ...item,
    roi: normaliseRoi(item.roi),
  }));
  return {
    executiveSummary: summary || templateReport(formData).executiveSummary,
    keyOpportunities: opportunities.length > 0 ? opportunities : templateOpportunities(formData),
    recommendedSolutions: solutions.length > 0 ? solutions : templateSolutions(formData),
  };
}

/** The items that have a title, within their limits. */
const withTitles = <Item extends Opportunity>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({
      ...item,
      title: truncateAtWord(maxTitle, tidy(item.title)),
      description: truncateAtWord(maxDescription, tidyLines(item.description)),
    }))
    .filter(({ title }) => title !== '');

/** A reply that is JSON as a whole, in a fence or not. Other JSON is for nobody to read; without any it is `null`. */
function readJson(reply: string): AuditReport | null {
  const text = reply.trim().replace(/^```(?:json)?\s*\n([\s\S]*)```$/, '$1');
  if (!/\{\s*"[^"]*"\s*:/.test(text)) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), auditReportSchema), text);
  return read.success ? read.output : v.parse(auditReportSchema, {});
}

function readMarkdown(reply: string): AuditReport {
  const sections = splitSections(readLines(reply));
  return {
    executiveSummary: textOf(sections.get('summary') ?? []) || firstParagraph(sections.get(null) ?? []),
    keyOpportunities: readItems(sections.get('opportunities') ?? []),
    recommendedSolutions: readItems(sections.get('solutions') ?? []),
  };
}

/** Paragraphs with an empty line between them, and the items of a list each on a line of its own. */
const textOf = (lines: readonly Line[]) =>
  lines
    .map(({ kind, first, text }) => (kind === 'item' ? '\n' : first ? '\n\n' : ' ') + text)
    .join('')
    .trim();

/** The first paragraph that is neither a title nor announces the report. */
function firstParagraph(lines: readonly Line[]): string {
  const texts = textOf(lines.filter(({ kind, lead, text }) => kind === 'text' && lead !== text)).split(
    '\n\n',
  );
  return texts.find((text) => !/^(?:sure|certainly|of course|here)\b|:$/i.test(text)) ?? texts[0] ?? '';
}
