import { fold } from './plainText.ts';

/** The three sections of a report (specification section 5). */
export type Section = 'summary' | 'opportunities' | 'solutions';

/** Words a section is called by, alone or after the words that mark it (folded). One solution is an item. */
const nouns: Readonly<Record<Section, RegExp>> = {
  summary: /^(?:summary|overview|συνοψη|περιληψη)$/,
  opportunities: /^(?:opportunities|ευκαιριεσ)$/,
  solutions: /^(?:solutions|recommendations|λυσεισ|προτασεισ|συστασεισ)$/,
};

/** Words that say "this is the section" and not "this is one of its items". */
const marks: Readonly<Record<Section, RegExp>> = {
  summary: /^(?:executive|management|εκτελεστικη|επιτελικη|διοικητικη)$/,
  opportunities: /^(?:key|main|top|major|primary|biggest|identified|βασικεσ|κυριεσ|κυριοτερεσ|σημαντικεσ)$/,
  solutions: /^(?:recommended|proposed|suggested|key|our|προτεινομενεσ|συνιστωμενεσ)$/,
};

const fillers =
  /^(?:the|your|our|and|of|a|ai|it|it-powered|ai-powered|digital|automation|business|strategic|potential|improvement|growth|high-impact|actionable|three|five|\d{1,2}|audit|report|quick|brief|οι|τα|η)$/;

const numbering =
  /^[^\p{L}\p{N}]*(?:(?:section|part|step|ενοτητα|μεροσ)\s+)?(?:(?:\d{1,2}|[ivx]{1,4}|[a-cα-γ])\s*[.):–—-]+\s*|\d{1,2}\s+)?/u;

/** Longer lines are sentences, not names of sections. */
export const maxName = 100;

/** A quick look that spares most lines the full one: an English name, or any Greek. */
const hint = /summar|overview|opportunit|solution|recommend|[\u0370-\u03ff]/i;

export interface SectionName {
  readonly section: Section;
  /** Whether the name can mean nothing else ("Executive Summary", not "Overview"). */
  readonly sure: boolean;
}

/** Words that may follow a name in a line of its own ("Key Opportunities for your shop"). */
const continues = /^(?:for|of|in|identified|για)$/;

/**
 * The section that a text names, or `null`. `heading` says that it is marked as one or stands bold;
 * any other line must be the name and little else, or sentences about solutions would be taken for headings.
 */
export function sectionOf(text: string, heading: boolean): SectionName | null {
  if (text.length > maxName || !hint.test(text)) return null;
  if (!heading && /[.!?;]\s*$/.test(text)) return null;
  const words = fold(text)
    .replace(numbering, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  for (const section of ['summary', 'opportunities', 'solutions'] as const) {
    const at = words.findIndex((word) => nouns[section].test(word));
    if (at < 0) continue;
    const [before, after] = [words.slice(0, at), words.slice(at + 1)];
    const isMark = (word: string | undefined) => word !== undefined && marks[section].test(word);
    const onlyFillers = before.every((word) => isMark(word) || fillers.test(word));
    if (!onlyFillers && !(heading && isMark(before.at(-1)))) continue;
    if (after.length === 0) return { section, sure: before.some(isMark) };
    const ends = heading || continues.test(after[0] ?? '');
    if (before.some(isMark) && ends && !namesAnother(section, after)) return { section, sure: true };
  }
  return null;
}

/** "Executive Summary and Key Opportunities" is the title of a document. */
function namesAnother(section: Section, words: readonly string[]): boolean {
  return Object.entries(nouns).some(
    ([other, noun]) => other !== section && words.some((word) => noun.test(word)),
  );
}

const closing =
  /^(?:(?:suggested|proposed|recommended|immediate|your) )?(?:next steps?|conclusions?|closing|final (?:thoughts|words)|disclaimer|notes?|contact(?: us)?|appendix|(?:implementation )?(?:roadmap|timeline|plan)|assumptions|methodology|references|risks?(?: and mitigation)?|call to action|about us|sources|επομενα βηματα|συμπερασμα(?:τα)?|σημειωσεισ)$/;

/** A quick look that spares most lines the full one. */
const closingHint =
  /step|conclu|clos|final|disclaim|note|contact|append|roadmap|timeline|plan|assum|method|refer|risk|action|about|source|[\u0370-\u03ff]/i;

/** Whether a heading or line begins a part that the report has no place for. */
export function closesSection(text: string): boolean {
  if (text.length > maxName || !closingHint.test(text)) return false;
  return closing.test(
    fold(text)
      .replace(numbering, '')
      .replace(/[^\p{L}\p{N}]+$/u, '')
      .replace(/\s+/g, ' '),
  );
}
