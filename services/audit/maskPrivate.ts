import type { AuditFormData } from './AuditReport.ts';
import {
  asDigits,
  asLetters,
  asTyped,
  asWords,
  type Found,
  lettersOf,
  readingOf,
  replaceLoosely,
} from './findLoosely.ts';
import { tidy } from './plainText.ts';

/** Stands in for a name in what is sent; the report that comes back has it put in again. */
const nameMask = '[name]';

/** Characters that no text has stand in until all is found, so that a mask is not searched itself. */
const standIns = { email: '\ufdd0', number: '\ufdd1', name: '\ufdd2' } as const;
const masks: Readonly<Record<string, string>> = {
  [standIns.email]: '[email]',
  [standIns.number]: '[number]',
  [standIns.name]: nameMask,
};
const anyStandIn = /[\ufdd0-\ufdd2]/g;

type Visitor = Pick<AuditFormData, 'contactName' | 'email' | 'phone'>;

/**
 * Makes a function that takes the visitor's name, email and phone, and what looks like an email or a phone, out of a
 * text, however they are written there. Texts come back in composed form (NFC).
 */
export function createMask({ contactName, email, phone }: Visitor) {
  const maskName = nameFinder(contactName);
  const wantedEmail = readingOf(email, asTyped);
  return (text: string): string => {
    const whole = text.normalize('NFC').replace(anyStandIn, '');
    const withoutEmail =
      wantedEmail.length < minLength
        ? whole
        : replaceLoosely(whole, { wanted: wantedEmail, reading: asTyped, by: standIns.email });
    const withoutOthers = withoutEmail
      .replace(anyEmail, standIns.email)
      .replace(anyNumber, (number) => (isPrivate(number) ? standIns.number : number));
    return maskName(withoutOwnPhone(withoutOthers, phone)).replace(
      anyStandIn,
      (standIn) => masks[standIn] ?? '',
    );
  };
}

/** Puts the name back where the model repeated the mask. */
export function unmask(text: string, { contactName }: Pick<AuditFormData, 'contactName'>): string {
  // The marks around it were not masked: with the last dot of "John Doe Jr." there would be two.
  const name = lettersOf(tidy(contactName.normalize('NFC')));
  return name === '' ? text : text.replaceAll(nameMask, () => name);
}

const anyEmail =
  /[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}@[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]{0,62}){1,8}/gu;

/** Digits in groups, as telephone, card and account numbers are written. */
const anyNumber =
  /(?:\+|(?<![\p{L}\p{N}_])00|(?<![\p{L}\p{N}_])[A-Z]{2}(?=\d\d))?\(?\p{Nd}(?:[\s()./-]{0,2}[\p{Nd}A-Z](?=[\p{Nd}A-Z\s()./-]|$|(?![\p{L}\p{N}_]))){6,40}/gu;

/** Telephone, card and account numbers have eight digits or more; sums are grouped by three, dates and ranges are short. */
function isPrivate(number: string): boolean {
  const digits = number.replace(/\P{Nd}/gu, '');
  if (/^\+|^00|^[A-Z]{2}/.test(number)) return digits.length >= 7;
  const parts = number.trim().split(/\s+/);
  const areDates = parts.every((part) => /^\d{1,4}(?:[-./]\d{1,4}){1,2}$|^(?:19|20)\d\d$/.test(part));
  if (areDates || /^\d{1,3}(?:[ .]\d{3})+$/.test(number.trim())) return false;
  return digits.length >= 8;
}

/** Digits without which a number reaches nobody: what comes before them is area and country, and often left out. */
const ownDigits = 7;

/** The visitor's own number, with or without area and country, however it is grouped; letters before an extension part it. */
function withoutOwnPhone(text: string, phone: string): string {
  const digits = readingOf(phone, asDigits).split(' ')[0] ?? '';
  const by = standIns.number;
  if (digits.length < 6) {
    const wanted = readingOf(phone, asWords);
    return wanted.length < minLength ? text : replaceLoosely(text, { wanted, reading: asWords, by });
  }
  if (!readingOf(text, asDigits).includes(digits.slice(-ownDigits))) return text;
  const spellings = [...digits].map((_, at) => digits.slice(at));
  return spellings
    .filter((wanted) => wanted === digits || wanted.length >= ownDigits)
    .reduce((rest, wanted) => replaceLoosely(rest, { wanted, reading: asDigits, by }), text);
}

/** Shorter words are too common to be taken out wherever they stand. */
const minLength = 3;

/** Names this long are taken out even where they go on as longer words. */
const surelyName = 6;

/** Scripts that put no spaces between words, where two characters make a whole name. */
const spaceless =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/u;

function nameFinder(contactName: string): (text: string) => string {
  const name = tidy(contactName.normalize('NFC'));
  const by = standIns.name;
  const letters = readingOf(name, asLetters);
  const length = [...letters].length;
  // A single letter is nobody's name, and stands everywhere.
  if (length < 2) return (text) => text;
  if (spaceless.test(name)) {
    return (text) => replaceLoosely(text, { wanted: letters, reading: asLetters, by });
  }
  const wanted = readingOf(name, asWords);
  const accepts = (found: Found) => {
    if (length < minLength) return cased(found.match) === cased(name) && isWhole(found);
    if (length < surelyName) return isWhole(found);
    return !wanted.includes(' ') || !endsInWord(found.before);
  };
  return (text) => replaceLoosely(text, { wanted, reading: asWords, by, accepts });
}

const cased = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const endsInWord = (text: string) => /[\p{L}\p{N}]\p{M}*$/u.test(text.slice(-4));
const isWhole = ({ before, after }: Found) => !endsInWord(before) && !/^[\p{L}\p{N}]/u.test(after);
