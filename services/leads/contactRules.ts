// Rules for name, email and phone. All forms and the gateway use them.

import { toWellFormed } from '../generation/truncate.ts';
import { country } from '../knowledge/country.ts';
import { formatNumber } from '../knowledge/formatMoney.ts';
import { isBlank } from './isBlank.ts';
import { leadLimits } from './leadLimits.ts';

/** Contact fields of a form. */
export type ContactField = 'name' | 'email' | 'phone';

/** Result of reading an answer. */
interface Reading {
  /** The answer without labels, quotes and invisible characters around it. An invalid answer stays as written. */
  readonly answer: string;
  /**
   * Detail for the error text, after the rule's `malformed` text; empty for no detail, `null` if the answer is valid.
   */
  readonly fault: string | null;
}

interface Rule {
  /** Subject of a sentence about the field. */
  readonly subject: string;
  /** Error text for a missing answer; `null` if the field is optional. */
  readonly missing: string | null;
  /** Error text for an answer that cannot be read. */
  readonly malformed: string;
  readonly read: (answer: string) => Reading;
}

const rules: Record<ContactField, Rule> = {
  name: {
    subject: 'Your name',
    missing: 'Enter your name',
    malformed: '',
    read: (answer) => ({ answer: toWellFormed(answer), fault: null }),
  },
  email: {
    subject: 'Your email address',
    missing: 'Enter your email address',
    malformed: 'Enter an email address in the correct format, like name@example.com',
    read: readEmail,
  },
  phone: {
    subject: 'Your phone number',
    missing: null,
    malformed: `Enter a phone number with its digits, like ${country.examplePhone}, or leave it empty`,
    read: readPhone,
  },
};

/** Answers of a contact form. */
export type ContactAnswers = Readonly<Record<ContactField | 'message', string>>;

/** Returns the error of each wrong answer, in the order of the form. `missing` is the error for a blank message. */
export function contactProblems(answers: ContactAnswers, missing: string | null): Partial<ContactAnswers> {
  const problems = {
    name: contactProblem('name', answers.name),
    email: contactProblem('email', answers.email),
    phone: contactProblem('phone', answers.phone),
    message: messageProblem(answers.message, missing),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** Returns the error for a message: `missing` if the message is blank, `null` if it is valid. */
function messageProblem(message: string, missing: string | null): string | null {
  if (isBlank(message)) return missing;
  return message.length > leadLimits.message
    ? `Your message must be at most ${formatNumber(leadLimits.message)} characters`
    : null;
}

/** Returns the error for a name, an email address or a phone number; `null` if it is valid. */
export function contactProblem(field: ContactField, answer: string): string | null {
  const { subject, missing, malformed, read } = rules[field];
  if (isBlank(answer)) return missing;
  const reading = read(oneLine(answer));
  if (reading.answer.length > leadLimits[field])
    return `${subject} must be at most ${leadLimits[field]} characters`;
  return reading.fault === null ? null : [malformed, reading.fault].filter(Boolean).join(': ');
}

/**
 * Returns the answer for delivery: one line, without text that was pasted around an email address or a phone number.
 */
export const cleanContact = (field: ContactField, answer: string): string =>
  isBlank(answer) ? '' : rules[field].read(oneLine(answer)).answer;

/** Returns the answer as one line: control characters become spaces, and outer spaces are removed. */
const oneLine = (answer: string): string => answer.replace(/\p{Cc}+/gu, ' ').trim();

// Email rules of the HTML standard, with letters of any script, and with a required dot in the domain. Only a sent
// message can verify more.
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.(?!$)|$)){2,}$/u;

/**
 * Reads an email address, also from `Maria <maria@example.com>`, `mailto:maria@example.com` and `Email:
 * "maria@example.com".`
 */
function readEmail(answer: string): Reading {
  const text = normalised(answer)
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replaceAll('\u3002', '.');
  const refused = (fault: string): Reading => ({ answer: text, fault });
  // These characters stand around an address, never inside it. A comma between two letters is a typo, not a separator.
  const parts = text.split(/[<>()[\]":\\]|[,;](?=\s|$)/).filter((part) => part.includes('@'));
  const addresses = new Map(parts.map(bareAddress).map((part) => [part.toLowerCase(), part]));
  const [address = ''] = addresses.values();
  if (address === '') return refused('this one has no @');
  if (addresses.size > 1 || address.split('@').length > 2) return refused('enter one address, with one @');
  const [before = '', after = ''] = address.split('@');
  // Each label is converted alone, because `toLowerCase` gives a Greek sigma another form at the end of a word.
  const host = after
    .split('.')
    .map((label) => label.toLowerCase())
    .join('.');
  if (localPart.test(before) && domain.test(host)) return { answer: `${before}@${host}`, fault: null };
  const [invalid] = /[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~@-]/u.exec(address) ?? [];
  if (invalid) return refused(`this one has ${/\s/.test(invalid) ? 'a space' : `“${invalid}”`} in it`);
  if (before === '') return refused('nothing stands before the @');
  if (!/.\../.test(host)) return refused('the part after the @ has no dot in it');
  return refused('the part after the @ is not the name of a website');
}

/** Removes the query of a `mailto:` link, and quotes and punctuation around the address. */
function bareAddress(part: string): string {
  const address = part.trim().replace(/(@[^?]*)\?.*$/, '$1');
  const unquoted = address.replace(/^(['`*_])(.*)\1[.,;!]*$/, '$2');
  return unquoted.replace(/[.,;!?'`*_]+$/, '');
}

/** Reads phone numbers of 6 to 15 digits (ITU-T E.164), with extensions and with words next to them. */
function readPhone(answer: string): Reading {
  const written = normalised(answer);
  const text = written
    .replace(/^tel:\s*/i, '')
    .replace(/;ext=/gi, ' ext. ')
    .replace(/;[a-z-]+=[^;]*/gi, '')
    .trim();
  const refused = (fault: string): Reading => ({ answer: written, fault });
  if (/@|:\/\//.test(text)) return refused('this one is an address');
  // Letters, commas and plus signs separate two numbers. A slash or a hyphen between spaces does too.
  const numbers = text.split(/[^\d\s().+/-]+|(?=\+)|\s[/-]\s/).filter((part) => /\d/.test(part));
  const digits = numbers.flatMap(digitsOf);
  if (digits.length === 0) return refused('');
  if (digits.some(({ length }) => length > 15)) return refused('this one has more than 15 digits together');
  if (digits.every(({ length }) => length < 6)) return refused('this one has fewer than 6 digits');
  return { answer: text, fault: null };
}

/** Returns the digits of a number. More than 15 digits are split into several numbers if their groups show how. */
function digitsOf(number: string): readonly string[] {
  const joined = number.replace(/\D/g, '');
  if (joined.length <= 15) return [joined];
  const parts = number.split(/\s+/).map((part) => part.replace(/\D/g, ''));
  if (parts.every(({ length }) => length === 0 || length >= 6)) return parts;
  // Two numbers on two pasted lines become one line in the field. They have equal groups: "22 123456 99 123456".
  const groups = parts.filter(Boolean);
  const halves = [groups.slice(0, groups.length / 2), groups.slice(groups.length / 2)];
  const [first, second] = halves.map((half) => half.map(({ length }) => length).join());
  return first === second ? halves.map((half) => half.join('')) : [joined];
}

/** Normalises the characters of a text: digits of any script become 0 to 9, and invisible characters are removed. */
const normalised = (text: string): string =>
  toWellFormed(text)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Converts a digit of any script to 0 to 9. Unicode lists the ten digits of a script in order, so the first one is the
 * zero.
 */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
