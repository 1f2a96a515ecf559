/** With the at signs and the full stop that keyboards of East Asia type too. */
const anyEmail =
  /[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}[@＠﹫][\p{L}\p{N}-][\p{L}\p{M}\p{N}-]{0,62}(?:[.．][\p{L}\p{N}-][\p{L}\p{M}\p{N}-]{0,62}){1,8}/gu;

/** Digits in groups, as telephone, card and account numbers are written. */
const anyNumber =
  /(?:\+|(?<![\p{L}\p{N}_])00|(?<![\p{L}\p{N}_])[A-Z]{2}(?=\d\d))?\(?\p{Nd}(?:[\s()./-]{0,2}[\p{Nd}A-Z](?=[\p{Nd}A-Z\s()./-]|$|(?![\p{L}\p{N}_]))){6,40}/gu;

/** Telephone, card and account numbers have eight digits or more; sums are grouped by three, dates and ranges are short. */
function isPersonalNumber(number: string): boolean {
  const digits = number.replace(/\P{Nd}/gu, '');
  if (/^\+|^00|^[A-Z]{2}/.test(number)) return digits.length >= 7;
  // A number of Cyprus, in the groups of a sum.
  if (/^[29]\d \d{3} \d{3}$/.test(number.trim()) && !number.trim().endsWith(' 000')) return true;
  const parts = number.trim().split(/\s+/);
  const areDates = parts.every((part) => /^\d{1,4}(?:[-./]\d{1,4}){1,2}$|^(?:19|20)\d\d$/.test(part));
  if (areDates || /^\d{1,3}(?:[ .]\d{3})+$/.test(number.trim())) return false;
  return digits.length >= 8;
}

const defaultMasks = { email: '[email]', number: '[number]' } as const;

/** A text without e-mail addresses and without numbers as telephones, cards and accounts have; a mask stands for each. */
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
