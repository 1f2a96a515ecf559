import type { AuditFormData } from './AuditReport.ts';

/** Stands in for a name in what is sent; the report that comes back has it put in again. */
const nameMask = '[name]';
const emailMask = '[email]';
const numberMask = '[number]';

/** Shorter names are too common as parts of words to be taken out. */
const minName = 3;

/** Names this long are taken out even inside longer words. */
const surelyName = 6;

/** Makes a function that takes the visitor's name, e-mail and phone, and what looks like either, out of a text. */
export function createMask({
  contactName,
  email,
  phone,
}: Pick<AuditFormData, 'contactName' | 'email' | 'phone'>) {
  const own = [
    { pattern: literally(email, true), mask: emailMask },
    { pattern: phonePattern(phone), mask: numberMask },
    { pattern: literally(contactName, contactName.trim().length >= surelyName), mask: nameMask },
  ];
  return (text: string): string => {
    let masked = text
      .replace(anyEmail, emailMask)
      .replace(anyNumber, (number) => (isPrivate(number) ? numberMask : number));
    for (const { pattern, mask } of own) if (pattern) masked = masked.replace(pattern, mask);
    return masked;
  };
}

/** Puts the name back where the model repeated the mask. */
export function unmask(text: string, { contactName }: Pick<AuditFormData, 'contactName'>): string {
  return contactName.trim() === '' ? text : text.replaceAll(nameMask, () => contactName.trim());
}

const anyEmail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** Digits in groups, as telephone, card and account numbers are written. */
const anyNumber =
  /(?:\+|\b00|\b[A-Z]{2}(?=\d\d))?\(?\d(?:[\s()./-]{0,2}[\dA-Z](?=[\dA-Z\s()./-]|$|\b)){6,40}/g;

/** Telephone, card and account numbers have eight digits or more; sums are grouped by three, dates and ranges are short. */
function isPrivate(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (/^\+|^00|^[A-Z]{2}/.test(number)) return digits.length >= 7;
  const parts = number.trim().split(/\s+/);
  const areDates = parts.every((part) => /^\d{1,4}(?:[-./]\d{1,4}){1,2}$|^(?:19|20)\d\d$/.test(part));
  if (areDates || /^\d{1,3}(?:[ .]\d{3})+$/.test(number.trim())) return false;
  return digits.length >= 8;
}

/** The text itself, in any case; as part of a word only where `anywhere` is set. */
function literally(text: string, anywhere: boolean): RegExp | null {
  const words = text.trim();
  if (words.length < minName) return null;
  const pattern = words.split(/\s+/).map(escaped).join('\\s+');
  return new RegExp(anywhere ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The digits of a phone number, however they are grouped. */
function phonePattern(phone: string): RegExp | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 6) return literally(phone, true);
  return new RegExp(`\\+?${[...digits].join('[\\s().\\/-]{0,3}')}`, 'g');
}
