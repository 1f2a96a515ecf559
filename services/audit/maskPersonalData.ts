import { maskContacts } from '../maskContacts.ts';
import { tidy } from './plainText.ts';
import {
  digitsOnly,
  foldedCharacters,
  lettersAndDigits,
  type Match,
  normalised,
  replaceNormalised,
  spacedWords,
  trimToLetters,
} from './replaceNormalised.ts';
import type { AuditFormData } from './types.ts';

/** Stands in for a name in what is sent; the report that comes back has it put in again. */
const nameMask = '[name]';

/** Noncharacters of Unicode mark what was found until all of it is, so that no mask is searched itself. */
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
 * text, however they are written there. Texts come back in composed form (NFC).
 */
export function createMask({ contactName, email, phone }: Visitor) {
  const maskName = createNameMask(contactName);
  const ownEmail = normalised(email, foldedCharacters);
  return (text: string): string => {
    const whole = text.normalize('NFC').replace(anyPlaceholder, '');
    const withoutEmail =
      ownEmail.length < minLength
        ? whole
        : replaceNormalised(whole, {
            search: ownEmail,
            normaliser: foldedCharacters,
            replacement: placeholders.email,
          });
    const withoutOthers = maskContacts(withoutEmail, placeholders);
    return maskName(maskOwnPhone(withoutOthers, phone)).replace(
      anyPlaceholder,
      (placeholder) => masks[placeholder] ?? '',
    );
  };
}

/** Puts the name back where the model repeated the mask. */
export function unmask(text: string, { contactName }: Pick<AuditFormData, 'contactName'>): string {
  // The marks around it were not masked: with the last dot of "John Doe Jr." there would be two.
  const name = trimToLetters(tidy(contactName.normalize('NFC')));
  return name === '' ? text : text.replaceAll(nameMask, () => name);
}

/** Digits without which a number cannot be dialled; area and country codes before them are often left out. */
const localDigits = 7;

/** The visitor's own number, with or without area and country, however it is grouped; an extension is left out. */
function maskOwnPhone(text: string, phone: string): string {
  const digits = normalised(phone, digitsOnly).split(' ')[0] ?? '';
  const replacement = placeholders.number;
  if (digits.length < 6) {
    const search = normalised(phone, spacedWords);
    return search.length < minLength
      ? text
      : replaceNormalised(text, { search, normaliser: spacedWords, replacement });
  }
  if (!normalised(text, digitsOnly).includes(digits.slice(-localDigits))) return text;
  const spellings = [...digits].map((_, at) => digits.slice(at));
  return spellings
    .filter((search) => search === digits || search.length >= localDigits)
    .reduce((rest, search) => replaceNormalised(rest, { search, normaliser: digitsOnly, replacement }), text);
}

/** Shorter words are too common to be masked wherever they stand. */
const minLength = 3;

/** Names of so many letters are masked inside longer words too. */
const unambiguousLength = 6;

/** Scripts that put no spaces between words, where two characters make a whole name. */
const unspacedScripts =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/u;

function createNameMask(contactName: string): (text: string) => string {
  const name = tidy(contactName.normalize('NFC'));
  const replacement = placeholders.name;
  const letters = normalised(name, lettersAndDigits);
  const length = [...letters].length;
  // A single letter is nobody's name, and stands everywhere.
  if (length < 2) return (text) => text;
  if (unspacedScripts.test(name)) {
    return (text) => replaceNormalised(text, { search: letters, normaliser: lettersAndDigits, replacement });
  }
  const search = normalised(name, spacedWords);
  const accepts = (found: Match) => {
    if (length < minLength) return lettersWithCase(found.match) === lettersWithCase(name) && isWhole(found);
    if (length < unambiguousLength) return isWhole(found);
    return !search.includes(' ') || !endsInWord(found.before);
  };
  return (text) => replaceNormalised(text, { search, normaliser: spacedWords, replacement, accepts });
}

const lettersWithCase = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
// Decomposed, since Unicode calls some accents that stand alone letters.
const endsInWord = (text: string) => /[\p{L}\p{N}]\p{M}*$/u.test(text.slice(-4).normalize('NFKC'));
const isWhole = ({ before, after }: Match) =>
  !endsInWord(before) && !/^[\p{L}\p{N}]/u.test(after.slice(0, 4).normalize('NFKC'));
