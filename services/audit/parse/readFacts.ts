import { fold, tidy } from '../plainText.ts';
import { beside, difficultyOrText, type Fact, joints, labels, levels, qualifiers, reasons } from './words.ts';

/**
 * Facts of a solution (priority, return and difficulty) as they are stored: a known word, a range, or the text itself.
 */
export type Facts = Partial<Record<Fact, string>>;
/** Kind of fact that a label names. `ease` is the reverse of the difficulty. */
type Kind = Fact | 'ease';
/** A label with its qualifiers, and its position in the text. */
type Label = { readonly kind: Kind; readonly start: number; readonly end: number };
/** `rest` is other text after the value. `known` is false for a value that stays as written. */
type Reading = { readonly value: string; readonly rest: string; readonly known: boolean };
/** The facts of a text, and the rest of the text. */
type Taken = { readonly rest: string; readonly facts: Facts };

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
function findWord(text: string, isSought: (word: Word) => boolean): Word | undefined {
  for (const word of wordsOf(text)) if (isSought(word)) return word;
  return undefined;
}
const isFiller = ({ word }: { word: string }) => qualifiers.has(word) || joints.has(word);
const isPart = (each: { word: string }) => labels.has(each.word) || beside.has(each.word) || isFiller(each);
const factOf = (kind: Kind): Fact => (kind === 'ease' ? 'implementationDifficulty' : kind);

/** Returns the labels in a text, each with its qualifiers: "Expected 12-month ROI". */
function labelsIn(text: string): readonly Label[] {
  if (text.length > maxLength || !(fold(text).match(/\p{L}+/gu) ?? []).some((word) => labels.has(word)))
    return [];
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

/** Reads a level that stands alone, before a label or at the start of a range: "High priority", "Medium to High". */
function readLevel(kind: Kind, text: string): Reading | null {
  const bareText = withoutFillers(text);
  const word = /^[\p{L}\p{N}]+/u.exec(bareText)?.[0] ?? '';
  const level = levels.get(fold(word));
  if (!level || (kind === 'priority' ? level === 'Easy' || level === 'Hard' : /\d/.test(word))) return null;
  const after = bareText
    .slice(word.length)
    .replace(/^\s*(?:[-–/]|to|or|bis|à)\s*(\p{L}+)(?![\p{L}-])/iu, (all, other: string) =>
      levels.has(fold(other)) ? '' : all,
    )
    .replace(/^\s+(\p{L}+)/u, (all, label: string) => (labels.has(fold(label)) ? '' : all));
  const rest = restOf(after);
  const opposite = kind === 'ease' && { High: 'Easy', Medium: '', Low: 'Hard', Easy: '', Hard: '' }[level];
  return rest === null ? null : { value: opposite || level, rest, known: true };
}

const number = '\\d{1,3}(?:[ ,.]?\\d{3})*(?:[.,]\\d{1,2})?(?!\\d)';
const rangeSign = '(?:[-\\u2010-\\u2015\\u2212~]|to|and|bis|à|a|y|hasta|до|έως|εως)';
const anyUnit = '(%|percent\\b|per cent|prozent|por ciento|pour cent|x\\b)';
/** Matches a range at the beginning of a text: "150-200%", "3x to 5x", "100 bis 150 Prozent". */
const range = new RegExp(`^(${number})\\s*[%x]?\\s*${rangeSign}\\s*(${number})\\s*${anyUnit}?(\\+)?`, 'iu');

/** Reads a range of percents or multiples, in any spelling, as "150-200%" or "3-5x". */
function readRange(text: string): Reading | null {
  const bareText = withoutFillers(text);
  const [whole, low, high, unit, more = ''] = range.exec(bareText) ?? [];
  const rest = whole ? restOf(bareText.slice(whole.length)) : null;
  const isSigned = /[\p{Sc}\u2212-]\s*$/u.test(text.slice(0, text.length - bareText.length));
  // Another unit follows: "6-12 months" and "150-200€" are no percentages.
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
const withoutEnd = (text: string) =>
  /[\p{L}\p{N}]/u.test(text)
    ? text.replace(/(?:[\s|;,/·•▪*>(\p{Extended_Pictographic}]|\u200d|\ufe0f)+$/u, '')
    : text.replace(/^[^★⭐\p{Extended_Pictographic}]*$/u, '');

/** Joins the texts that have letters or digits. */
const joined = (...texts: readonly string[]) => texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).join(' ');
/** Matches the mark between a label and its value: ":", "=", " - ", "(12 months):". */
const mark = /^(?:\s*\([^()]{0,40}\))?(?:\s*(?:[:=→⇒]|->)|\s[-–—](?=\s))\s*/;

/**
 * Removes the facts with a mark between label and value, such as "Priority: High", and returns them. Each fact ends at
 * the next label or bar.
 */
function takeMarkedFacts(text: string, found = labelsIn(text)): Taken {
  const marked = found.flatMap((label) => {
    const from = label.end + (mark.exec(text.slice(label.end, label.end + 60))?.[0].length ?? 0);
    const isInside = text.lastIndexOf('(', label.start) > text.lastIndexOf(')', label.start);
    return from > label.end && !isInside ? [{ ...label, from }] : [];
  });
  const facts: Facts = {};
  let [rest, done] = ['', 0];
  for (const [index, { kind, start, from }] of marked.entries()) {
    const before = text.slice(done, start);
    const value = /^(?:[^|•·(]|\([^()]*\)?)*/.exec(text.slice(from, marked[index + 1]?.start))?.[0] ?? '';
    const reading = facts[factOf(kind)] ? null : readValue(kind, value);
    // Only the last 20 characters are tested. Testing all text before each label would take quadratic time.
    const begins = /(?:^|[.!?|;,/·•:–—])[^\p{L}\p{N}]*$/u.test(before.slice(-20));
    if (!reading || !(reading.known || begins)) continue;
    facts[factOf(kind)] = reading.value;
    rest = joined(rest, withoutEnd(before), reading.rest);
    done = from + value.length;
  }
  return { rest: done > 0 ? joined(rest, text.slice(done).replace(/^[\s|;,/·•]+/, '')) : text, facts };
}

/**
 * Returns the facts of a text that consists only of facts, with or without a mark: "High priority, ROI of 5%". `null`
 * for any other text.
 */
export function factsOfPureText(text: string): Facts | null {
  const facts: Facts = {};
  for (const part of text.length > 160 ? [''] : text.split(/\s*[;|/·•]\s*|,\s+|\s+(?:and|–|—)\s+/)) {
    const factText = part.replace(/^[\s\p{Extended_Pictographic}]+|[.\s]+$/gu, '');
    const label = labelsIn(factText).find(({ start, end }) => start === 0 || end === factText.length);
    if (!label) return null;
    const value = label.start === 0 ? factText.slice(label.end) : factText.slice(0, label.start);
    const reading = readValue(label.kind, value);
    if (!reading?.known || reading.rest) return null;
    facts[factOf(label.kind)] = reading.value;
  }
  return facts;
}

/**
 * Removes the priority or difficulty at the beginning of a title and returns it. Examples: "Priority 1: Order reader",
 * "Effort: Low – Order reader".
 */
export function takeLeadingFact(title: string): Taken {
  const [label] = labelsIn(title);
  const named = label?.start === 0 && label.kind !== 'roi' ? title.slice(label.end) : '';
  const [whole = '', colon, value = ''] =
    /^(\s*:)?\s*#?([\p{L}\p{N}]+(?:\.\d+)?)\s*(?:[:–—]|\s-)\s+(?=\S)/u.exec(named) ?? [];
  const reading = label && readValue(label.kind, value);
  if (!reading || !(reading.known || colon || /^\d+$/.test(value))) return { rest: title, facts: {} };
  return { rest: named.slice(whole.length), facts: { [factOf(label.kind)]: reading.value } };
}

/** Matches two labels with their values on one line: "ROI / Payback: 120-160% / 8 months". */
const pair = /^([^:/&|]{2,40}?)\s*[/&]\s*([^:/&|]{2,40}):\s*([^/|]+?)\s*(?:(?<!\d)\/|\/(?!\d))\s*([^/|]+)$/;

/**
 * Removes the facts from a text and returns them. They may stand in brackets at its end or before a colon, have a mark
 * between label and value, or fill whole sentences.
 */
export function takeFacts(written: string): Taken {
  const level = readValue('implementationDifficulty', difficultyOrText.exec(written)?.[1] ?? '');
  if (level?.known) return { rest: level.rest, facts: { implementationDifficulty: level.value } };
  const inText = labelsIn(written);
  if (inText.length === 0) return { rest: written, facts: {} };
  const line = written
    .replace(pair, (all, one: string, other: string, first: string, second: string) =>
      labelOf(one) === labelOf(other) ? all : `${one}: ${first} | ${other}: ${second}`,
    )
    .replace(/\s\((\p{L}+)\)/gu, (all, word: string) => (labels.has(fold(word)) ? '' : all));
  const found: Facts[] = [];
  const bracket = /(\S?)\s*[([]([^()[\]]*)[)\]]/g;
  const outside = line.replace(bracket, (all, before: string, inBrackets: string, offset: number) => {
    const marked = takeMarkedFacts(inBrackets);
    const facts = marked.rest === '' ? marked.facts : factsOfPureText(inBrackets);
    const after = /^\s*(?:[:.–—[(]|$)/.exec(line.slice(offset + all.length))?.[0].trim();
    const isApart = /^[.!?\])]?$/.test(before) || /[:=]/.test(inBrackets) || /^[:–—]/.test(after ?? '');
    if (!facts || after === undefined || !(isApart || Object.keys(facts).length > 1)) return all;
    found.push(facts);
    return before;
  });
  const marked = takeMarkedFacts(outside, outside === written ? inText : undefined);
  const sentences = marked.rest.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => {
    const facts = factsOfPureText(sentence);
    if (!facts || Object.keys(facts).some((fact) => fact in marked.facts)) return true;
    found.push(facts);
    return false;
  });
  const facts: Facts = Object.assign({}, ...found.toReversed(), marked.facts);
  return { rest: Object.keys(facts).length > 0 ? sentences.join(' ') : written, facts };
}
