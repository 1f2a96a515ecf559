import type { AuditFormData } from './AuditReport.ts';

/** What is wrong with an answer, in words for the visitor; fields without an entry will do. */
export type AuditFormErrors = Partial<Record<keyof AuditFormData, string>>;

/** The longest answers that are taken, in characters. */
export const longestAnswers = {
  businessName: 200,
  contactName: 200,
  email: 254,
  phone: 40,
  industry: 200,
  companySize: 200,
  challengeDescription: 4_000,
} as const;

const names = {
  businessName: 'The name of your business',
  contactName: 'Your name',
  email: 'Your email address',
  phone: 'Your phone number',
  industry: 'Your industry',
  companySize: 'Your company size',
  challengeDescription: 'The description of your challenge',
} as const;

type Field = keyof typeof names;
const fields: readonly Field[] = [
  'businessName',
  'contactName',
  'email',
  'phone',
  'industry',
  'companySize',
  'challengeDescription',
];

/** Says what must be put right before a report is written: business, name and e-mail are asked for (A10). Pure. */
export function validateAuditForm(formData: AuditFormData): AuditFormErrors {
  const errors: AuditFormErrors = {};
  for (const field of fields) {
    const error = errorOf(field, formData[field].trim());
    if (error) errors[field] = error;
  }
  return errors;
}

function errorOf(field: Field, answer: string): string | null {
  if (answer.length > longestAnswers[field]) {
    return `${names[field]} must be at most ${longestAnswers[field].toLocaleString('en-GB')} characters`;
  }
  switch (field) {
    case 'businessName':
      return answer ? null : 'Enter the name of your business';
    case 'contactName':
      return answer ? null : 'Enter your name';
    case 'email':
      if (!answer) return 'Enter your email address';
      return isEmail(answer) ? null : 'Enter an email address in the correct format, like name@example.com';
    case 'phone':
      return answer === '' || isPhone(answer)
        ? null
        : 'Enter a phone number with its digits, like +357 22 000 001, or leave it empty';
    default:
      return null;
  }
}

/** Something, an at sign, and a name with a dot in it. More than that only a message sent there can tell. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** Digits of any script with what people write between them; six to fifteen (ITU-T E.164). */
const isPhone = (text: string) =>
  /^[\s(]*\+?[\p{Nd}\p{Pd}\s()./]+(?:\s?(?:ext\.?|x)\s?\p{Nd}{1,6})?$/iu.test(text) &&
  /^\P{Nd}*(?:\p{Nd}\P{Nd}*){6,21}$/u.test(text);
