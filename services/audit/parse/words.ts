import { fold } from '../plainText.ts';
import { type ReportPart, reportParts } from '../types.ts';
import { vocabulary } from './vocabulary.content.ts';

/** Facts of a solution besides title and description. */
export type Fact = 'priority' | 'roi' | 'implementationDifficulty';

const { titles, descriptions, items, difficultiesOrTexts } = vocabulary;
const listOf = (words: string) => words.trim().split(/\s+/).map(fold);
const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));
/** Maps each word of the lists, folded, to the name of its list. */
const tableOf = <Name extends string>(lists: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> => {
  const names = Object.keys(lists) as Name[];
  return new Map(names.flatMap((name) => listOf(lists[name]).map((word) => [word, name] as const)));
};
const anyOf = (phrases: string) => `(?:${phrases.trim().replace(/\s*[|\n]\s*/g, '|')})`;
/**
 * Returns a pattern for a folded text that is one of the phrases. The phrase may stand alone, before a punctuation
 * mark, or before a word of `vocabulary.following`.
 */
const nameOf = (phrases: string) =>
  new RegExp(
    `^${anyOf(phrases)}(?:$|\\s*[:(–—,&/]|\\s-\\s|\\s${anyOf(vocabulary.following)}(?=\\s|$|\\())`,
    'u',
  );

export const labels = tableOf<Fact | 'ease'>(vocabulary.labels);
export const levels = tableOf(vocabulary.levels);
export const qualifiers = setOf(vocabulary.qualifiers);
export const joints = setOf(vocabulary.joints);
export const beside = setOf(vocabulary.beside);
export const reasons = setOf(vocabulary.reasons);
const questions = setOf(vocabulary.questions);
const details = new Set([...listOf(vocabulary.details), ...qualifiers, ...joints, ...labels.keys()]);
/** Whether a folded text is the label for a part of an item: "benefit", "how it works". */
export function isDetailName(name: string): boolean {
  const [first = '', ...others] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return questions.has(first) || [first, ...others].every((word) => details.has(word));
}
export const groupNames = nameOf(vocabulary.groups);
export const closingNames = nameOf(vocabulary.closings);

/**
 * Matches a label whose value may be a difficulty ("Skill level: Advanced") or another text ("Implementation: Two
 * weeks").
 */
export const difficultyOrText = new RegExp(`^[^\\p{L}\\p{N}]*(?:${difficultiesOrTexts})\\s*:\\s*(.+)$`, 'iu');
/** Matches a remark to the reader below the last item, such as "Let me know". */
export const remarks = new RegExp(`^${anyOf(vocabulary.remarks)}\\b`, 'iu');
/** Matches the heading of the table column that contains the titles. */
export const titleHeading = new RegExp(`^(?:${titles}|${items}|${vocabulary.columns})s?$`, 'iu');
/** Matches the label before a description: "Description: ". */
export const descriptionLabel = new RegExp(`^[^\\p{L}\\p{N}]*(?:${descriptions})\\s*[:–—-]\\s*`, 'iu');
const count = `(?:recommended |key )?(?:${items})(?:\\s*#?\\d{1,2}\\b|\\s[A-Z](?=\\s*(?:[-.:)–—]|$)))`;
/** Matches a number before a title: "Solution 2", "Option B:", "2. ". */
export const numberBeforeTitle = new RegExp(`^(?:${count}|\\d{1,2}[.)]\\s)`, 'iu');
const emoji = '(?:\\p{Extended_Pictographic}|[\\ufe0f\\u200d•▪►→✓\\s])';
/** Forms of a number before a title: "2.", "#2.1)", "(2)", "#2", "2 -", "2.1", "B.". */
const titleNumber = `(?:${[
  '#?\\d{1,2}(?:\\.\\d{1,2})*[.):]',
  '\\(\\d{1,2}\\)',
  '#\\d{1,2}',
  '\\d{1,2} [–—-]',
  '\\d{1,2}(?:\\.\\d{1,2})+',
  '[A-Z][.)]',
].join('|')})`;
/** Matches emoji, numbers and labels before a title: "✅ 2. Solution 2: Title: ". */
export const beforeTitle = new RegExp(
  `^${emoji}*(?:${titleNumber}\\s+)?(?:${count}\\s*(?:[-.:)–—]\\s*|$))?(?:(?:${titles}|${items})(?:\\s*:\\s*|$))?`,
  'iu',
);

const patterns = reportParts.map((section) => {
  const { certain, names } = vocabulary.sections[section];
  const sure = new RegExp(
    `^(?:(?:the|your|our|top|three|\\d+) )*(?:${certain}) (?:[\\w-]+ ){0,2}(?:${names})`,
  );
  return { section, sure, exactName: new RegExp(`^(?:${names})$`) };
});
/** Matches numbers and marks around a name: "Section 2. Solutions:" → "Solutions". */
export const aroundName =
  /^[^\p{L}\p{N}]*(?:section )?(?:(?:\d{1,2}|[ivx]{1,4})\s*[.):–—-]+\s*)?|[^\p{L}\p{N})]+$/gu;

/**
 * Returns the section that a text names. `sure`: the name has no other meaning. `exact`: the text contains only the
 * name.
 */
export function nameIn(text: string) {
  const name = fold(text.slice(0, 100)).replaceAll('_', ' ').replace(aroundName, '');
  for (const { section, sure, exactName } of patterns) {
    const found = sure.exec(name)?.[0];
    if (found) return { section, sure: true, exact: found === name };
    if (exactName.test(name)) return { section, sure: false, exact: true };
  }
  return undefined;
}

/** Returns the section that a text names, or `undefined`. */
export const nameOfSection = (text: string): ReportPart | undefined => nameIn(text)?.section;
