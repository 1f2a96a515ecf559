import { fold, tidy } from '../plainText.ts';
import { type Fact, hedges, joints, labelWords, reasonWords, timeWords, valueWords } from './words.ts';

/** Returns the fact that a text states, as it is stored: a known word, a range, or the text itself. */
export type Facts = Partial<Record<Fact, string>>;
type Kind = Fact | 'ease';

/** `rest` follows the value and says something else; `known` is false for a value that is kept as it was written. */
type Reading = { readonly value: string; readonly rest: string; readonly known: boolean };

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];
const meaningOf = (word: string) => (/^\d+$/.test(word) ? null : labelWords.get(fold(word)));

/** The attribute that a text is the label of: "Expected ROI (12 months)". Words before it never join in with "of" or "the". */
export function labelOf(text: string): Kind | null {
  const words = wordsOf(text.replace(/\s*\([^()]*\)$/, '')).map(([word]) => word);
  const meanings = words.map(meaningOf);
  const counts = words.some((word, at) => /^\d+$/.test(word) && meanings[at - 1]);
  if (counts || meanings.includes(undefined) || joints.has(fold(words[0] ?? ''))) return null;
  return meanings.find((meaning) => meaning != null) ?? null;
}

/** Whether a text has the word of an attribute in it, which most have not. */
const mayState = (text: string) =>
  text.length <= 2_000 && (fold(text).match(/\p{L}+/gu) ?? []).some((word) => labelWords.get(word));

const mark = /^(?:\s*\([^()]{0,40}\))?(?:\s*(?:[:=→⇒]|->)|\s[-–—](?=\s))\s*/;

/** Every label with a mark behind it: where it begins, and where its value does. */
function labelsIn(text: string) {
  const found: { readonly kind: Kind; readonly start: number; readonly from: number }[] = [];
  let [start, end, kind]: [number | null, number, Kind | null] = [null, 0, null];
  for (const { 0: word, index } of wordsOf(text)) {
    const meaning = meaningOf(word);
    const gap = text.slice(end, index);
    // "Priority 1" counts, and names no attribute.
    const counts =
      /^\d+$/.test(word) && meaningOf(text.slice(Math.max(0, end - 30), end).match(/\p{L}+$/u)?.[0] ?? '');
    if (
      counts ||
      meaning === undefined ||
      !(/^[\s-]{1,3}$/.test(gap) || /est\.\s$/i.test(text.slice(Math.max(0, index - 6), index)))
    )
      [start, kind] = [null, null];
    end = index + word.length;
    if (meaning === undefined || (start === null && joints.has(fold(word)))) continue;
    start ??= index;
    kind ??= meaning;
    const behind = mark.exec(text.slice(end, end + 60));
    if (kind && behind) found.push({ kind, start, from: end + behind[0].length });
  }
  return found;
}

/** Text after a value; `null` if it changes the meaning of the value ("High value for customers"). */
function restOf(behind: string, isReturn: boolean): string | null {
  const text = behind.replace(/^[^\p{L}\p{N}(.,;:!?–—-]+/u, '').replace(/^\s*\([^()]*\)/, '');
  const word = fold(/^\s*([\p{L}.]+)/u.exec(text)?.[1] ?? '');
  if (isReturn && timeWords.has(word)) return '';
  if (text.trim() === '' || reasonWords.has(word)) return text.trim();
  if (!/^\s*[.,;:!?–—(]|^\s+-\s/.test(text)) return null;
  return text.replace(/^[\s.,;:!?–—-]+/, '');
}

const withoutHedges = (text: string) => {
  const first = wordsOf(text).find(({ 0: word }) => !hedges.has(fold(word)));
  return text.slice(first?.index ?? text.length);
};

function readWord(kind: Kind, text: string): Reading | null {
  const said = withoutHedges(text);
  const word = wordsOf(said)[0]?.[0] ?? '';
  const meaning = valueWords.get(fold(word));
  const misfits = kind === 'priority' ? /^(?:Easy|Hard)$/.test(meaning ?? '') : /\d/.test(word);
  if (!meaning || misfits) return null;
  const behind = said
    .slice(word.length)
    .replace(/^\s*(?:[-–/]|to|or|bis|à)\s*(?=\p{L})([\p{L}\p{N}]+)/iu, (all, other: string) =>
      valueWords.has(fold(other)) ? '' : all,
    )
    .replace(/^\s+(\p{L}+)/u, (all, label: string) => (meaningOf(label) ? '' : all));
  const rest = restOf(behind, false);
  if (rest === null) return null;
  const opposite = { High: 'Easy', Low: 'Hard' }[meaning as string];
  return { value: (kind === 'ease' && opposite) || meaning, rest, known: true };
}

const number = '\\d{1,3}(?:[ ,.]?\\d{3})*(?:[.,]\\d{1,2})?(?!\\d)';
const range = new RegExp(
  `^(${number})\\s*[%x]?\\s*(?:[-\\u2010-\\u2015\\u2212~]|to|and|bis|à|a|y|hasta|до|έως|εως)\\s*(${number})\\s*(%|percent\\b|prozent|por ciento|pour cent|x\\b)?`,
  'iu',
);

/** A range of percents or of times, whatever dashes, spaces and words it was written with: "150-200%". */
function readRange(text: string): Reading | null {
  const said = withoutHedges(text);
  const [whole = '', low, high, unit] = range.exec(said) ?? [];
  const rest = restOf(said.slice(whole.length), true);
  if (!whole || rest === null || /\p{Sc}\s*$/u.test(text.slice(0, text.length - said.length))) return null;
  return { value: `${low}-${high}${unit?.toLowerCase() === 'x' ? 'x' : '%'}`, rest, known: true };
}

/** Reads a value. One that is not understood is kept as it was written, up to the end of its sentence. */
export function readValue(kind: Kind, written: string): Reading | null {
  const text = tidy(written).replace(/^[-–—]\s+|^\$(.*\d.*)\$$/, '$1');
  const known = kind === 'roi' ? readRange(text) : readWord(kind, text);
  if (known || !/[\p{L}\p{N}★⭐]/u.test(text)) return known;
  const end = /[.!?](?=\s+\p{Lu})/u.exec(text)?.index ?? text.length;
  const value = text.slice(0, end).replace(/(?<=[^.])\.$/, '');
  const isFigure = kind === 'roi' && /^[\d.,\s]+[%x]/.test(withoutHedges(value));
  return { value, rest: text.slice(end + 1).trim(), known: isFigure };
}

const factOf = (kind: Kind): Fact => (kind === 'ease' ? 'implementationDifficulty' : kind);

/** Returns the facts of a text in which every part is an attribute without a mark: "High priority, ROI of 5%"; `null` for any other. */
function unmarked(text: string): Facts | null {
  const facts: Facts = {};
  for (const part of text.length > 160 ? [''] : text.split(/\s*[,;|/·•]\s*|\s+(?:and|–|—)\s+/)) {
    const said = part.trim().replace(/\.$/, '');
    const readings = wordsOf(said).flatMap(({ index }) => {
      const halves = [said.slice(0, index).trim(), said.slice(index)] as const;
      const kinds = halves.map(labelOf);
      const kind = kinds[0] ?? kinds[1];
      const reading = kind && readValue(kind, kinds[0] ? halves[1] : halves[0]);
      return kind && reading?.known && !reading.rest ? [{ [factOf(kind)]: reading.value }] : [];
    });
    if (!readings[0]) return null;
    Object.assign(facts, readings[0]);
  }
  return facts;
}

const picture = '(?:\\p{Extended_Pictographic}|\\ufe0f|\\u200d)';
const edge = new RegExp(`(?:[\\s|;,/·•▪*>(]|${picture})+$`, 'u');

/** A line without the attributes that it states with a mark, each up to the next label or bar. */
export function takeMarked(text: string): { rest: string; facts: Facts } {
  if (!mayState(text)) return { rest: text, facts: {} };
  const labels = labelsIn(text).filter(
    ({ start }) => !/\([^)]*$/.test(text.slice(Math.max(0, start - 200), start)),
  );
  const facts: Facts = {};
  let [rest, at] = ['', 0];
  labels.forEach(({ kind, start, from }, index) => {
    const next = labels[index + 1]?.start ?? text.length;
    const bar = text
      .slice(from, next)
      .replace(/\([^()]*\)/g, (all) => '('.repeat(all.length))
      .search(/[|;•·]/);
    const end = bar < 0 ? next : from + bar;
    const before = text.slice(at, start);
    const reading = readValue(kind, text.slice(from, end).replace(next < text.length ? edge : /$^/, ''));
    const begins =
      (rest + before).trim() === '' ||
      /[.!?|;,/·•:–—]\s*$|^[^\p{L}\p{N}]*$/u.test(
        before.replace(edge, (all) => all.replace(/[^\s|;,/·•]/g, '')),
      );
    if (!reading || !(reading.known || begins)) return;
    facts[factOf(kind)] ??= reading.value;
    rest = [rest, before.replace(edge, ''), reading.rest]
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .join(' ');
    at = end;
  });
  if (at === 0) return { rest: text, facts };
  const tail = text.slice(at).replace(/^[\s|;,/·•]+/, '');
  return { rest: [rest, tail].filter((part) => /[\p{L}\p{N}]/u.test(part)).join(' '), facts };
}

/**
 * A text without the attributes that it states: in brackets at its end or before a colon, with marks, or as whole
 * sentences. A very long one states none.
 */
export function takeFacts(line: string): { readonly rest: string; readonly facts: Facts } {
  if (!mayState(line)) return { rest: line, facts: {} };
  const found: Facts[] = [];
  const outside = line.replace(
    /(^|\S)?\s*[([]([^()[\]]*)[)\]]/g,
    (all, before: string | undefined, inside: string, at: number) => {
      const marked = takeMarked(inside);
      const facts = marked.rest === '' ? marked.facts : unmarked(inside);
      const behind = line.slice(at + all.length);
      const ends = /^\s*(?:[.:–—[(]|$)/.test(behind) && !/^\s*\.\s*\S/.test(behind);
      const apart = !before || /[.!?\])]/.test(before) || /[:=]/.test(inside) || /^\s*[:–—]/.test(behind);
      if (!facts || !ends || !(apart || Object.keys(facts).length > 1)) return all;
      found.push(facts);
      return before ?? '';
    },
  );
  const marked = takeMarked(outside);
  found.push(marked.facts);
  const sentences = marked.rest.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => {
    const facts = unmarked(sentence);
    if (facts) found.push(facts);
    return !facts;
  });
  return { rest: sentences.join(' '), facts: Object.assign({}, ...found.toReversed()) };
}
