/** Part of an email address before the at sign. */
const mailbox = "[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}";
/** One part of a domain between two full stops, such as "example". */
const domainLabel = '[\\p{L}\\p{N}-][\\p{L}\\p{M}\\p{N}-]{0,62}';
/** Matches an email address, also with the at signs and full stops of East Asian keyboards. */
const anyEmail = new RegExp(`${mailbox}[@＠﹫]${domainLabel}(?:[.．]${domainLabel}){1,8}`, 'gu');

/** Matches groups of digits, as in phone, card and account numbers: "+44 20 7946 0123", "DE89 3704 0044". */
const anyNumber =
  /(?:\+|(?<![\p{L}\p{N}_])00|(?<![\p{L}\p{N}_])[A-Z]{2}(?=\d\d))?\(?\p{Nd}(?:[\s()./-]{0,2}[\p{Nd}A-Z](?=[\p{Nd}A-Z\s()./-]|$|(?![\p{L}\p{N}_]))){6,40}/gu;

/**
 * Matches dates, years, and ranges of short numbers or round amounts: "26-11-2026", "2024-2026", "10-20", "2500-3000".
 */
const dateOrRange =
  /^(?:[0-3]?\d([-./])[0-3]?\d\1(?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d([-./])[01]?\d\2[0-3]?\d|(?:19|20)\d\d(?:[-./](?:(?:19|20)\d\d|\d\d))?|\d\d?-\d\d?|\d\d00-\d\d00)$/;

/**
 * Matches a round amount in groups of three digits. Amounts that do not end in 000 look like phone numbers: "694 123
 * 456".
 */
const roundAmount = /^\d{1,3}(?:[ .]\d{3})*[ .]000$/;

/**
 * Whether a match is a phone, card or account number. It must have eight digits or more, and be no date or round
 * amount. With a prefix such as "+", "00" or the letters of a country, seven digits are enough.
 */
function isPersonalNumber(number: string): boolean {
  const digits = number.replace(/\P{Nd}/gu, '');
  if (/^\+|^00|^[A-Z]{2}/.test(number)) return digits.length >= 7;
  const areDatesOrRanges = number
    .trim()
    .split(/\s+/)
    .every((part) => dateOrRange.test(part));
  return digits.length >= 8 && !areDatesOrRanges && !roundAmount.test(number.trim());
}

const defaultMasks = { email: '[email]', number: '[number]' } as const;

/**
 * Masks everything that looks like an email address or like a phone, card or account number. Addresses and numbers that
 * are written in words stay.
 */
export function maskContacts(
  text: string,
  masks: { readonly email: string; readonly number: string } = defaultMasks,
): string {
  return text
    .replace(anyEmail, () => masks.email)
    .replace(anyNumber, (number) => {
      if (!isPersonalNumber(number)) return number;
      // A match may include only one bracket of a pair: "(7946 0123" or "+44) 7946 0123". That bracket stays in the
      // text.
      const unclosed = number.split('(').length - number.split(')').length;
      return `${unclosed > 0 ? '(' : ''}${masks.number}${unclosed < 0 ? ')' : ''}`;
    });
}
