import { fold, tidy } from '../plainText.ts';
import { beside, type Fact, joints, labels, levels, qualifiers, reasons } from './words.ts';

/** Kind of fact that a label names. `ease` is the reverse of the difficulty. */
type Kind = Fact | 'ease';
/** A label with its qualifiers, and its position in the text. */
export type Label = { readonly kind: Kind; readonly start: number; readonly end: number };
/** `rest` is other text after the value. `known` is false for a value that stays as written. */
type Reading = { readonly value: string; readonly rest: string; readonly known: boolean };

/** Maximum length of a text that can state facts, in characters. */
const maxLength = 2_000;
/** Matches a word or a number. A word includes its number: "12-month", "Year-1". */
const wordPattern =
  /(?:\d+(?:-| (?=day|week|month|year)))?(\p{L}[\p{L}\p{N}]*)(?:-\d+(?= )|(?<=\byear) \d(?= ))?|\d+/giu;

/** Yields the words of a text one by one, folded and without their numbers. */
function* wordsOf(text: string) {
  for (const { 0: written, 1: word = written, index } of text.matchAll(wordPattern))
    yield { word: fold(word), start: index, end: index + written.length };
}
type Word = { readonly word: string; readonly start: number; readonly end: number };
/** Returns the first word that is sought. Reads only up to this word, because a text can be a whole reply. */
function findWord(text: string, isSought: (word: Word) => boolean): Word | undefined {
  for (const word of wordsOf(text)) if (isSought(word)) return word;
  return undefined;
}
const isFiller = ({ word }: { word: string }) => qualifiers.has(word) || joints.has(word);
const isPart = (each: { word: string }) => labels.has(each.word) || beside.has(each.word) || isFiller(each);
export const factOf = (kind: Kind): Fact => (kind === 'ease' ? 'implementationDifficulty' : kind);

/** Returns the labels in a text, each with its qualifiers: "Expected 12-month ROI". */
export function labelsIn(text: string): readonly Label[] {
  if (text.length > maxLength) return [];
  const hasLabel = fold(text)
    .match(/\p{L}+/gu)
    ?.some((word) => labels.has(word));
  if (!hasLabel) return [];
  /** Words in a row that can be one label. */
  const runs: Word[][] = [];
  for (const each of wordsOf(text)) {
    const run = runs.at(-1) ?? [];
    const before = run.at(-1);
    const between = text.slice(before?.end, each.start);
    const isJoined = /^(?:[\s_-]|\s*[/&]\s*)$/.test(between) || (before?.word === 'est' && between === '. ');
    if (before && isJoined && isPart(before) && isPart(each)) run.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((run) => {
    const kind = run.map(({ word }) => labels.get(word)).find(Boolean);
    const first = run.find(({ word }) => !joints.has(word));
    return kind && first ? [{ kind, start: first.start, end: run.at(-1)?.end ?? 0 }] : [];
  });
}

/** Returns the kind of fact that a text labels, if the text is only a label: "Expected ROI (12 months)". */
export function labelOf(text: string): Kind | null {
  const name = tidy(text.replace(/\([^()]*\)$/, '')).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const [label] = labelsIn(name);
  return label?.start === 0 && label.end === name.length ? label.kind : null;
}

const withoutFillers = (text: string) =>
  text.slice(findWord(text, (word) => !isFiller(word))?.start ?? text.length);

/**
 * Returns the text after a value; `null` if that text changes the meaning of the value ("High value for customers").
 */
function restOf(after: string): string | null {
  const text = after.replace(/^[^\p{L}\p{N}(.,;:!?–—-]+/u, '').replace(/^\s*\([^()]*\)/, '');
  const isOther = (each: Word) => !isFiller(each) && !labels.has(each.word) && !/^\d/.test(each.word);
  // The period of a year ("12 months", "year 1") is left out. A text with any other number stays.
  if (!findWord(text, isOther)) return /\d/.test(text.replace(/\b12?\b/g, '')) ? text.trim() : '';
  if (/^\s*[.,;:!?–—(]|^\s*-\s/.test(text)) return text.replace(/^[\s.,;:!?–—-]+/, '');
  return reasons.has(findWord(text, Boolean)?.word ?? '') ? text.trim() : null;
}

const difficultyByEase: ReadonlyMap<string, string> = new Map([
  ['High', 'Easy'],
  ['Low', 'Hard'],
]);

/** Reads a level that stands alone, before a label or at the start of a range: "High priority", "Medium to High". */
function readLevel(kind: Kind, text: string): Reading | null {
  const bareText = withoutFillers(text);
  const word = /^[\p{L}\p{N}]+/u.exec(bareText)?.[0] ?? '';
  const level = levels.get(fold(word));
  if (!level) return null;
  const isPriority = level !== 'Easy' && level !== 'Hard';
  const isDifficulty = !/\d/.test(word);
  if (kind === 'priority' ? !isPriority : !isDifficulty) return null;
  const after = bareText
    .slice(word.length)
    .replace(/^\s*(?:[-–/]|to|or|bis|à)\s*(\p{L}+)(?![\p{L}-])/iu, (all, end: string) =>
      levels.has(fold(end)) ? '' : all,
    )
    .replace(/^\s+(\p{L}+)/u, (all, label: string) => (labels.has(fold(label)) ? '' : all));
  const rest = restOf(after);
  if (rest === null) return null;
  return { value: kind === 'ease' ? (difficultyByEase.get(level) ?? level) : level, rest, known: true };
}

const number = '\\d{1,3}(?:[ ,.]?\\d{3})*(?:[.,]\\d{1,2})?(?!\\d)';
const rangeSign = '(?:[-\\u2010-\\u2015\\u2212~]|to|and|bis|à|a|y|hasta|до|έως|εως)';
const anyUnit = '(%|percent\\b|per cent|prozent|por ciento|pour cent|x\\b)';
/** Matches a range at the beginning of a text: "150-200%", "3x to 5x", "100 bis 150 Prozent". */
const range = new RegExp(`^(${number})\\s*[%x]?\\s*${rangeSign}\\s*(${number})\\s*${anyUnit}?(\\+)?`, 'iu');

/** Reads a range of percentages or multiples in any spelling. Writes it as "150-200%" or "3-5x". */
function readRange(text: string): Reading | null {
  const bareText = withoutFillers(text);
  const [whole, low, high, unit, more = ''] = range.exec(bareText) ?? [];
  const rest = whole ? restOf(bareText.slice(whole.length)) : null;
  const isSigned = /[\p{Sc}\u2212-]\s*$/u.test(text.slice(0, text.length - bareText.length));
  // A range before another unit is no percentage: "6-12 months", "150-200€".
  const isOther = (unit ? /^\s*\p{Sc}/u : /^\s*[\p{Sc}\p{L}]/u).test(bareText.slice(whole?.length));
  if (rest === null || isSigned || isOther) return null;
  return { value: `${low}-${high}${unit?.toLowerCase() === 'x' ? 'x' : '%'}${more}`, rest, known: true };
}

/** Reads a value. An unknown value stays as written, up to the end of its sentence. */
export function readValue(kind: Kind, written: string): Reading | null {
  const withoutEmoji = tidy(written).replace(
    /^(?:(?:\p{Extended_Pictographic}|\u200d|\ufe0f)\s*)+(?=[\p{L}\p{N}#])/u,
    '',
  );
  const text = withoutEnd(withoutEmoji.replace(/^[-–—]\s+|^\$(.*\d.*)\$$/, '$1'));
  const known = kind === 'roi' ? readRange(text) : readLevel(kind, text);
  if (known || text === '') return known;
  const end = /(?<=.)[.!?](?=\s+\p{Lu})/u.exec(text)?.index ?? text.length;
  const value = text.slice(0, end).replace(/(?<=[^.])\.$/, '');
  const isFigure = kind === 'roi' && /^[\d.,\s]+[%x]/.test(withoutFillers(value));
  return { value, rest: text.slice(end + 1).trim(), known: isFigure };
}

/** Removes separators and emoji from the end of a text that has letters or digits. A text of stars or emoji stays. */
export const withoutEnd = (text: string) =>
  /[\p{L}\p{N}]/u.test(text)
    ? text.replace(/(?:[\s|;,/·•▪*>(\p{Extended_Pictographic}]|\u200d|\ufe0f)+$/u, '')
    : text.replace(/^[^★⭐\p{Extended_Pictographic}]*$/u, '');
