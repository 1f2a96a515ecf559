import { fold } from '../plainText.ts';
import { factOf, labelOf, labelsIn, readValue, withoutEnd } from './readValue.ts';
import { difficultyOrText, type Fact, labels } from './words.ts';

/**
 * Facts of a solution (priority, return and difficulty) as they are stored: a known word, a range, or the text itself.
 */
export type Facts = Partial<Record<Fact, string>>;
/** The facts of a text, and the rest of the text. */
type Taken = { readonly rest: string; readonly facts: Facts };

/** Maximum length of a text that consists only of facts, in characters. */
const maxPureLength = 160;
/** Joins the texts that have letters or digits. */
const joined = (...texts: readonly string[]) => texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).join(' ');
/** Matches the mark between a label and its value: ":", "=", " - ", "(12 months):". */
const mark = /^(?:\s*\([^()]{0,40}\))?(?:\s*(?:[:=→⇒]|->)|\s[-–—](?=\s))\s*/;

/**
 * Removes the facts with a mark between label and value, such as "Priority: High", from a text, and returns both. Each
 * fact ends at the next label or bar.
 */
function takeMarkedFacts(text: string, found = labelsIn(text)): Taken {
  const marked = found.flatMap((label) => {
    const from = label.end + (mark.exec(text.slice(label.end, label.end + 60))?.[0].length ?? 0);
    const isInside = text.lastIndexOf('(', label.start) > text.lastIndexOf(')', label.start);
    return from > label.end && !isInside ? [{ ...label, from }] : [];
  });
  const facts: Facts = {};
  let rest = '';
  /** End of the text that has been read. */
  let done = 0;
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
  if (done === 0) return { rest: text, facts };
  return { rest: joined(rest, text.slice(done).replace(/^[\s|;,/·•]+/, '')), facts };
}

/**
 * Returns the facts of a text that consists only of facts, with or without a mark: "High priority, ROI of 5%". `null`
 * for any other text.
 */
export function factsOfPureText(text: string): Facts | null {
  if (text.length > maxPureLength) return null;
  const facts: Facts = {};
  for (const part of text.split(/\s*[;|/·•]\s*|,\s+|\s+(?:and|–|—)\s+/)) {
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

/** Puts each value of a `pair` behind its own label. Removes the second name of a label: "Return (ROI)". */
const withSingleLabels = (text: string) =>
  text
    .replace(pair, (all, one: string, other: string, first: string, second: string) =>
      labelOf(one) === labelOf(other) ? all : `${one}: ${first} | ${other}: ${second}`,
    )
    .replace(/\s\((\p{L}+)\)/gu, (all, word: string) => (labels.has(fold(word)) ? '' : all));

/** Removes the facts in brackets at the end of a text or before a colon, and returns those of each bracket. */
function takeBracketedFacts(text: string) {
  const found: Facts[] = [];
  const bracket = /(\S?)\s*[([]([^()[\]]*)[)\]]/g;
  const rest = text.replace(bracket, (all, before: string, inBrackets: string, offset: number) => {
    const after = /^\s*(?:[:.–—[(]|$)/.exec(text.slice(offset + all.length))?.[0].trim();
    if (after === undefined) return all;
    const marked = takeMarkedFacts(inBrackets);
    const facts = marked.rest === '' ? marked.facts : factsOfPureText(inBrackets);
    const isApart = /^[.!?\])]?$/.test(before) || /[:=]/.test(inBrackets) || /^[:–—]/.test(after);
    if (!facts || !(isApart || Object.keys(facts).length > 1)) return all;
    found.push(facts);
    return before;
  });
  return { rest, found };
}

/**
 * Removes the facts from a text, and returns both. The facts may stand in brackets at the end of the text or before a
 * colon, have a mark between label and value, or fill whole sentences.
 */
export function takeFacts(written: string): Taken {
  const level = readValue('implementationDifficulty', difficultyOrText.exec(written)?.[1] ?? '');
  if (level?.known) return { rest: level.rest, facts: { implementationDifficulty: level.value } };
  const inText = labelsIn(written);
  if (inText.length === 0) return { rest: written, facts: {} };
  const { rest: outside, found } = takeBracketedFacts(withSingleLabels(written));
  const marked = takeMarkedFacts(outside, outside === written ? inText : undefined);
  const sentences = marked.rest.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => {
    const facts = factsOfPureText(sentence);
    if (!facts || Object.keys(facts).some((fact) => fact in marked.facts)) return true;
    found.push(facts);
    return false;
  });
  // The first value of a fact counts. A value with a mark counts before all others.
  const facts: Facts = Object.assign({}, ...found.toReversed(), marked.facts);
  return { rest: Object.keys(facts).length > 0 ? sentences.join(' ') : written, facts };
}
