/** Marks in which two spellings of a name may differ: Latin, Greek, Hebrew and Arabic accents, and marks without width. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\p{Cf}]/gu;

/** A character without accents and case, in the one spelling all its variants share: σ for ς, i for ı and İ, ss for ß. */
function folded(character: string): string {
  if (character <= '\x7f') return character.toLowerCase();
  const bare = character.normalize('NFKD').replace(accents, '').toLowerCase();
  return bare.replaceAll('ς', 'σ').replaceAll('ı', 'i').replaceAll('ß', 'ss').normalize('NFC');
}

/** Comparable form of a text: a value for each character, empty for those that are ignored. */
export type Normaliser = (character: string) => string;

/** Every character counts but accents and marks. */
export const foldedCharacters: Normaliser = folded;

/** Letters and digits count; for scripts that put no spaces between words. */
export const lettersAndDigits: Normaliser = (character) =>
  folded(character).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Letters and digits count, and everything between two of them is one space. */
export const spacedWords: Normaliser = (character) => folded(character).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** Digits count; a letter parts two numbers. */
export const digitsOnly: Normaliser = (character) =>
  /\p{L}/u.test(character) ? ' ' : folded(character).replace(/\P{Nd}+/gu, '');

interface NormalisedText {
  /** Compared characters, with single spaces. */
  readonly text: string;
  /** For each index of it, where its character begins and ends in the original; -1 inside of one. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

function normaliseWithPositions(normaliser: Normaliser, original: string): NormalisedText {
  const begins: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const normal = normaliser(character);
    // A character can stand for several, with spaces: ½ for 1/2, ⒯ for (t).
    const added = text.endsWith(' ') ? normal.trimStart() : normal;
    const first = added.length - added.trimStart().length;
    const last = added.trimEnd().length - 1;
    for (let index = 0; index < added.length; index += 1) {
      begins.push(index === first ? at : -1);
      ends.push(index === last ? at + character.length : -1);
    }
    text += added;
    at += character.length;
  }
  return { text, begins, ends };
}

/** The text as it is compared, without spaces around it. */
export const normalised = (text: string, normaliser: Normaliser): string =>
  normaliseWithPositions(normaliser, text).text.trim();

/** The part of a text that is replaced where it is found: from its first letter or digit to its last. */
export function trimToLetters(text: string): string {
  const { begins, ends } = normaliseWithPositions(lettersAndDigits, text);
  return text.slice(begins[0] ?? 0, endAfterMarks(text, ends.at(-1) ?? 0));
}

/** An end moved behind the marks that belong to the last letter. */
const endAfterMarks = (text: string, end: number) =>
  end + (/^[\p{M}\p{Cf}]+/u.exec(text.slice(end))?.[0].length ?? 0);

/** Match, with the text before and after it. */
export interface Match {
  readonly match: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Replaces every place where `search`, as `normalised` writes it, stands in a text in composed form (NFC), if `accepts`
 * says so. Marks that belong to the last letter go with it. Compares text, so nothing in it can be a pattern.
 */
export function replaceNormalised(
  text: string,
  { search, normaliser, replacement, accepts = () => true }: Replacement,
): string {
  if (search === '') return text;
  const source = normaliseWithPositions(normaliser, text);
  let replaced = '';
  let done = 0;
  for (let at = source.text.indexOf(search); at >= 0; at = source.text.indexOf(search, at + 1)) {
    const from = source.begins[at] ?? -1;
    const last = source.ends[at + search.length - 1] ?? -1;
    if (from < done || last < 0) continue;
    const to = endAfterMarks(text, last);
    if (!accepts({ match: text.slice(from, to), before: text.slice(0, from), after: text.slice(to) }))
      continue;
    replaced += text.slice(done, from) + replacement;
    done = to;
  }
  return replaced + text.slice(done);
}

/** Searched text, its comparable form, and its replacement. */
export interface Replacement {
  readonly search: string;
  readonly normaliser: Normaliser;
  readonly replacement: string;
  readonly accepts?: ((found: Match) => boolean) | undefined;
}
