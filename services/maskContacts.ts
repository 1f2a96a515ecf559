/** Includes the at signs and full stops of East Asian keyboards. */
const anyEmail =
  /[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}[@＠﹫][\p{L}\p{N}-][\p{L}\p{M}\p{N}-]{0,62}(?:[.．][\p{L}\p{N}-][\p{L}\p{M}\p{N}-]{0,62}){1,8}/gu;

/** Digits in groups, as telephone, card and account numbers are written. */
const anyNumber =
  /(?:\+|(?<![\p{L}\p{N}_])00|(?<![\p{L}\p{N}_])[A-Z]{2}(?=\d\d))?\(?\p{Nd}(?:[\s()./-]{0,2}[\p{Nd}A-Z](?=[\p{Nd}A-Z\s()./-]|$|(?![\p{L}\p{N}_]))){6,40}/gu;

/** Dates, years and ranges of short numbers or round sums: "26-11-2026", "2024-2026", "10-20", "2500-3000". */
const aDate =
  /^(?:[0-3]?\d([-./])[0-3]?\d\1(?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d([-./])[01]?\d\2[0-3]?\d|(?:19|20)\d\d(?:[-./](?:(?:19|20)\d\d|\d\d))?|\d\d?-\d\d?|\d\d00-\d\d00)$/;

/** A round sum, grouped by three. One that ends otherwise has the form of many telephone numbers: "694 123 456". */
const roundSum = /^\d{1,3}(?:[ .]\d{3})*[ .]000$/;

/** Telephone, card and account numbers have eight digits or more. */
function isPersonalNumber(number: string): boolean {
  const digits = number.replace(/\P{Nd}/gu, '');
  if (/^\+|^00|^[A-Z]{2}/.test(number)) return digits.length >= 7;
  const areDates = number
    .trim()
    .split(/\s+/)
    .every((part) => aDate.test(part));
  return digits.length >= 8 && !areDates && !roundSum.test(number.trim());
}

const defaultMasks = { email: '[email]', number: '[number]' } as const;

/**
 * A text with a mask for all that looks like an e-mail address, or like the number of a telephone, card or account.
 * Addresses and numbers that are spelt in words stay.
 */
export function maskContacts(
  text: string,
  masks: { readonly email: string; readonly number: string } = defaultMasks,
): string {
  return text
    .replace(anyEmail, () => masks.email)
    .replace(anyNumber, (number) => {
      if (!isPersonalNumber(number)) return number;
      // Of "(99 123456)" and "(+357) 99 123456" the match has one bracket alone.
      const more = number.split('(').length - number.split(')').length;
      return `${more > 0 ? '(' : ''}${masks.number}${more < 0 ? ')' : ''}`;
    });
}
