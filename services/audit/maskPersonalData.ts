import escapeStringRegexp from 'escape-string-regexp';

import { maskContacts } from '../maskContacts.ts';
import { tidy } from './plainText.ts';
import type { AuditFormData } from './types.ts';

/** Text that replaces the visitor's name in a request. `unmask` puts the name back into the report. */
const nameMask = '[name]';

/**
 * Unicode noncharacters replace each match until the search ends, so that later patterns do not match the text of a
 * mask.
 */
const placeholders = { email: '\ufdd0', number: '\ufdd1', name: '\ufdd2' } as const;
const masks: Readonly<Record<string, string>> = {
  [placeholders.email]: '[email]',
  [placeholders.number]: '[number]',
  [placeholders.name]: nameMask,
};
const anyPlaceholder = /[\ufdd0-\ufdd2]/g;

type Visitor = Pick<AuditFormData, 'contactName' | 'email' | 'phone'>;

/**
 * Returns a function that removes personal data from a text. It removes the visitor's name, email and phone, and
 * anything that looks like an email address or a phone number. Case, accents, and the characters between words and
 * digits may differ. The result is in composed form (NFC).
 */
export function createMask({ contactName, email, phone }: Visitor) {
  const visitorEmail = emailPattern(email);
  const visitorPhone = phonePattern(phone);
  const visitorName = namePattern(contactName);
  return (text: string): string => {
    const withoutEmail = text
      .replace(anyPlaceholder, '')
      .normalize('NFD')
      .replace(visitorEmail, placeholders.email);
    return maskContacts(withoutEmail, placeholders)
      .replace(visitorPhone, placeholders.number)
      .replace(visitorName, placeholders.name)
      .replace(anyPlaceholder, (placeholder) => masks[placeholder] ?? '')
      .normalize('NFC');
  };
}

/** Replaces each mask in the model's text by the visitor's name. */
export function unmask(text: string, { contactName }: Pick<AuditFormData, 'contactName'>): string {
  // Punctuation around the name was not masked. If the dot of "John Doe Jr." were inserted too, the text would have two
  // dots.
  const name = tidy(contactName.normalize('NFC')).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return name === '' ? text : text.replaceAll(nameMask, () => name);
}

const matchesNothing = /(?!)/;
/**
 * Characters in which two spellings of a name may differ: Latin, Greek, Hebrew and Arabic accents, and zero-width
 * characters.
 */
const accent =
  '[\\u00ad\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]';
const withoutAccents = (text: string) => text.normalize('NFD').replace(new RegExp(accent, 'gu'), '');

/**
 * Returns a pattern that matches each character in every case: "ß" also as "SS", and "i" also as "ı". If `fold` is
 * false, it matches only the typed case.
 */
const spellings = (text: string, fold = true) =>
  Array.from(withoutAccents(text), (character) => {
    const upper = character.toUpperCase();
    const lower = upper.toLowerCase();
    const cases = [character, upper, lower, upper.toLocaleLowerCase('tr'), character.normalize('NFKD')];
    if (lower === 'σ') cases.push('ς');
    const forms = new Set(fold ? cases.map(withoutAccents) : [character]);
    return `(?:${[...forms].map((each) => escapeStringRegexp(each)).join('|')})`;
  }).join(`${accent}*`);

/**
 * Returns a pattern for the words of a text. `between` matches the characters between two words. Accents after the last
 * letter are included. A text without letters is read as symbols.
 */
function wordsPattern(text: string, between: string, fold?: boolean): string {
  const words =
    withoutAccents(text).match(/[\p{L}\p{M}\p{N}]+/gu) ??
    withoutAccents(text).match(/[\p{M}\p{So}]+/gu) ??
    [];
  return words.length > 0
    ? `${words.map((word) => spellings(word, fold)).join(between)}\\p{M}*`
    : matchesNothing.source;
}
const lettersIn = (text: string) =>
  withoutAccents(text)
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Minimum number of letters of a name that is matched in upper and lower case. Shorter names occur in ordinary words,
 * so they are matched only as typed. Shorter email addresses and phone texts are not matched.
 */
const minLetters = 3;
/** Names with this many letters or more also match inside longer words. */
const unambiguousLength = 6;
/** Minimum number of digits of a phone number. A phone field with fewer digits is matched as text. */
const minDigits = 6;
/** Length of a local number, in digits. Visitors often leave out the area and country codes before it. */
const localDigits = 7;

const emailPattern = (email: string) =>
  email.trim().length < minLetters ? matchesNothing : new RegExp(spellings(email.trim()), 'gu');

/**
 * Returns a pattern for the visitor's number, with or without area and country code, in any grouping. It ignores an
 * extension.
 */
function phonePattern(phone: string): RegExp {
  const [number = ''] = phone.normalize('NFKC').split(/\p{L}/u);
  const digits = number.replace(/\P{Nd}/gu, '');
  if (digits.length < minDigits)
    return lettersIn(phone) < minLetters
      ? matchesNothing
      : new RegExp(wordsPattern(phone, '[^\\p{L}\\p{N}]+'), 'gu');
  const endings = Array.from(digits, (_, index) => digits.slice(index));
  const dialled = endings.filter((ending) => ending === digits || ending.length >= localDigits);
  return new RegExp(
    dialled
      .map((ending) => [...ending].join('[^0-9A-Za-z\\u0370-\\u03ff\\u0400-\\u04ff\\ufdd0-\\ufdd2]*'))
      .join('|'),
    'gu',
  );
}

/** Scripts without spaces between words. Two characters can be a complete name in them. */
const unspacedScript =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const wordStart = '(?<![\\p{L}\\p{N}]\\p{M}*)';
const wordEnd = '(?![\\p{L}\\p{N}])';

/**
 * Returns a pattern for the visitor's name. A name of two letters matches only in the typed case. A short name
 * matches as a whole word. A long name also matches inside a word.
 */
function namePattern(contactName: string): RegExp {
  const name = tidy(contactName);
  const length = lettersIn(name);
  // A single letter occurs in every text.
  if (length < 2) return matchesNothing;
  if (unspacedScript.test(name)) return new RegExp(wordsPattern(name, '[^\\p{L}\\p{N}]*'), 'gu');
  const words = wordsPattern(name, '[^\\p{L}\\p{N}]+', length >= minLetters);
  if (length < unambiguousLength) return new RegExp(wordStart + words + wordEnd, 'gu');
  return new RegExp((/\p{Zs}/u.test(name) ? wordStart : '') + words, 'gu');
}
