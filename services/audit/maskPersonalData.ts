import escapeStringRegexp from 'escape-string-regexp';

import { maskContacts } from '../maskContacts.ts';
import { tidy } from './plainText.ts';
import type { AuditFormData } from './types.ts';

/** Stands in for a name in what is sent; the report that comes back has it put in again. */
const nameMask = '[name]';

/** Noncharacters of Unicode mark each find until the search has ended, so that no mask is searched itself. */
const placeholders = { email: '\ufdd0', number: '\ufdd1', name: '\ufdd2' } as const;
const masks: Readonly<Record<string, string>> = {
  [placeholders.email]: '[email]',
  [placeholders.number]: '[number]',
  [placeholders.name]: nameMask,
};
const anyPlaceholder = /[\ufdd0-\ufdd2]/g;

type Visitor = Pick<AuditFormData, 'contactName' | 'email' | 'phone'>;

/**
 * Makes a function that takes the visitor's name, e-mail and phone, and what looks like an e-mail or a phone, out of a
 * text. Case, accents, and what stands between words and digits may differ. Texts come back in composed form (NFC).
 */
export function createMask({ contactName, email, phone }: Visitor) {
  const [ownEmail, ownPhone, ownName] = [emailPattern(email), phonePattern(phone), namePattern(contactName)];
  return (text: string): string => {
    const whole = text.replace(anyPlaceholder, '').normalize('NFD').replace(ownEmail, placeholders.email);
    return maskContacts(whole, placeholders)
      .replace(ownPhone, placeholders.number)
      .replace(ownName, placeholders.name)
      .replace(anyPlaceholder, (placeholder) => masks[placeholder] ?? '')
      .normalize('NFC');
  };
}

/** Puts the name back where the model repeated the mask. */
export function unmask(text: string, { contactName }: Pick<AuditFormData, 'contactName'>): string {
  // The marks around it were not masked: with the last dot of "John Doe Jr." there would be two.
  const name = tidy(contactName.normalize('NFC')).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return name === '' ? text : text.replaceAll(nameMask, () => name);
}

const nothing = /(?!)/;
/** Marks that two spellings may differ in: Latin, Greek, Hebrew and Arabic accents, and marks without width. */
const accent =
  '[\\u00ad\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]';
const bare = (text: string) => text.normalize('NFD').replace(new RegExp(accent, 'gu'), '');

/** A pattern of each character in every case: "ß" is also "SS", and "i" also "ı". `fold` is false for its own case alone. */
const spellings = (text: string, fold = true) =>
  Array.from(bare(text), (character) => {
    const upper = character.toUpperCase();
    const lower = upper.toLowerCase();
    const cases = [character, upper, lower, upper.toLocaleLowerCase('tr'), character.normalize('NFKD')];
    if (lower === 'σ') cases.push('ς');
    const all = new Set(fold ? cases.map(bare) : [character]);
    return `(?:${[...all].map((each) => escapeStringRegexp(each)).join('|')})`;
  }).join(`${accent}*`);

/** A pattern of words, whatever stands between two of them, with the marks of the last letter. Signs count as words where there are no letters. */
function wordsPattern(text: string, between: string, fold?: boolean): string {
  const words = bare(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? bare(text).match(/[\p{M}\p{So}]+/gu) ?? [];
  return words.length > 0
    ? `${words.map((word) => spellings(word, fold)).join(between)}\\p{M}*`
    : nothing.source;
}
const lettersIn = (text: string) =>
  bare(text)
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Shorter words are too common to be masked wherever they stand. */
const minLength = 3;
/** Names of so many letters are masked inside longer words too. */
const unambiguousLength = 6;
/** Digits without which a number cannot be dialled; area and country codes before them are often left out. */
const localDigits = 7;

const emailPattern = (email: string) =>
  email.trim().length < minLength ? nothing : new RegExp(spellings(email.trim()), 'gu');

/** The visitor's own number, with or without area and country, however it is grouped; an extension is left out. */
function phonePattern(phone: string): RegExp {
  const [number = ''] = phone.normalize('NFKC').split(/\p{L}/u);
  const digits = number.replace(/\P{Nd}/gu, '');
  if (digits.length < 6)
    return lettersIn(phone) < minLength ? nothing : new RegExp(wordsPattern(phone, '[^\\p{L}\\p{N}]+'), 'gu');
  const endings = Array.from(digits, (_, at) => digits.slice(at));
  const dialled = endings.filter((ending) => ending === digits || ending.length >= localDigits);
  return new RegExp(
    dialled
      .map((ending) => [...ending].join('[^0-9A-Za-z\\u0370-\\u03ff\\u0400-\\u04ff\\ufdd0-\\ufdd2]*'))
      .join('|'),
    'gu',
  );
}

/** Scripts that put no spaces between words, where two characters make a whole name. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const begins = '(?<![\\p{L}\\p{N}]\\p{M}*)';
const ends = '(?![\\p{L}\\p{N}])';

/** The visitor's own name: of two letters as it was typed, short ones as whole words, long ones also within a word. */
function namePattern(contactName: string): RegExp {
  const name = tidy(contactName);
  const length = lettersIn(name);
  // A single letter is no name, and occurs everywhere.
  if (length < 2) return nothing;
  if (unspaced.test(name)) return new RegExp(wordsPattern(name, '[^\\p{L}\\p{N}]*'), 'gu');
  const words = wordsPattern(name, '[^\\p{L}\\p{N}]+', length >= minLength);
  if (length < unambiguousLength) return new RegExp(begins + words + ends, 'gu');
  return new RegExp((/\p{Zs}/u.test(name) ? begins : '') + words, 'gu');
}
