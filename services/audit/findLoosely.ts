/** What two spellings of a name may differ in: Latin, Greek, Hebrew and Arabic accents, and what has no width. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\p{Cf}]/gu;

/** A character without accents and case, in the one spelling all its variants share: σ for ς, i for ı and İ, ss for ß. */
function folded(character: string): string {
  if (character <= '\x7f') return character.toLowerCase();
  const bare = character.normalize('NFKD').replace(accents, '').toLowerCase();
  return bare.replaceAll('ς', 'σ').replaceAll('ı', 'i').replaceAll('ß', 'ss').normalize('NFC');
}

/** How a text is compared: what each character counts as, empty if it does not count. */
export type Reading = (character: string) => string;

/** Every character counts but accents and marks. */
export const asTyped: Reading = folded;

/** Letters and digits count; for scripts that put no spaces between words. */
export const asLetters: Reading = (character) => folded(character).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Letters and digits count, and everything between two of them is one space. */
export const asWords: Reading = (character) => asLetters(character) || folded(character).replace(/.+/su, ' ');

/** Digits count; a letter parts two numbers. */
export const asDigits: Reading = (character) =>
  /\p{L}/u.test(character) ? ' ' : folded(character).replace(/\P{Nd}+/gu, '');

interface Read {
  /** What counts, with single spaces. */
  readonly text: string;
  /** For each unit of it, where its character begins and ends in the original; -1 inside of one. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

function readAs(reading: Reading, original: string): Read {
  const begins: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const counted = reading(character);
    const units = counted === ' ' && text.endsWith(' ') ? '' : counted;
    for (let unit = 0; unit < units.length; unit += 1) {
      begins.push(unit === 0 ? at : -1);
      ends.push(unit === units.length - 1 ? at + character.length : -1);
    }
    text += units;
    at += character.length;
  }
  return { text, begins, ends };
}

/** The text as it is compared, without spaces around it. */
export const readingOf = (text: string, reading: Reading): string => readAs(reading, text).text.trim();

/** The part of a text that is replaced where it is found: from its first letter or digit to its last. */
export function lettersOf(text: string): string {
  const { begins, ends } = readAs(asLetters, text);
  return text.slice(begins[0] ?? 0, withMarks(text, ends.at(-1) ?? 0));
}

/** An end moved behind the marks that belong to the last letter. */
const withMarks = (text: string, end: number) =>
  end + (/^[\p{M}\p{Cf}]+/u.exec(text.slice(end))?.[0].length ?? 0);

/** What was found, and what stands before and after it. */
export interface Found {
  readonly match: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Replaces every place where `wanted`, as `readingOf` writes it, stands in a text in composed form (NFC), if `accepts`
 * says so. Marks that belong to the last letter go with it. Compares text, so nothing in it can be a pattern.
 */
export function replaceLoosely(
  text: string,
  { wanted, reading, by, accepts = () => true }: Replacement,
): string {
  if (wanted === '') return text;
  const read = readAs(reading, text);
  let replaced = '';
  let done = 0;
  for (let at = read.text.indexOf(wanted); at >= 0; at = read.text.indexOf(wanted, at + 1)) {
    const from = read.begins[at] ?? -1;
    const last = read.ends[at + wanted.length - 1] ?? -1;
    if (from < done || last < 0) continue;
    const to = withMarks(text, last);
    if (!accepts({ match: text.slice(from, to), before: text.slice(0, from), after: text.slice(to) }))
      continue;
    replaced += text.slice(done, from) + by;
    done = to;
  }
  return replaced + text.slice(done);
}

export interface Replacement {
  readonly wanted: string;
  readonly reading: Reading;
  readonly by: string;
  readonly accepts?: ((found: Found) => boolean) | undefined;
}
