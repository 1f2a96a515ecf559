// One rule for name, email and phone: in every form, and in the gateway that takes what the forms send.

import { toWellFormed } from '../generation/truncate.ts';
import { country } from '../knowledge/country.ts';
import { formatNumber } from '../knowledge/formatMoney.ts';
import { isBlank } from './isBlank.ts';
import { leadLimits } from './leadLimits.ts';

/** Fields of a visitor who wants an answer. */
export type ContactField = 'name' | 'email' | 'phone';

/** An answer, read as a person would read it. */
interface Reading {
  /** The answer without labels, quotes and invisible characters around it; as it was written if it is refused. */
  readonly answer: string;
  /** Says what is wrong, after the rule's sentence; `null` if nothing is. */
  readonly fault: string | null;
}

interface Rule {
  readonly subject: string;
  /** Says what to do about a missing answer; `null` where the field is optional. */
  readonly missing: string | null;
  /** Says what to do about an answer that cannot be read. */
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

/** The texts of a form for contact. */
export type ContactAnswers = Readonly<Record<ContactField | 'message', string>>;

/** Says what must be put right in a message, with `missing` for one that is; `null` if it will do. */
export function messageProblem(message: string, missing: string): string | null {
  if (isBlank(message)) return missing;
  return message.length > leadLimits.message
    ? `Your message must be at most ${formatNumber(leadLimits.message)} characters`
    : null;
}

/** Says what must be put right in a name, an email address or a phone number; `null` if it will do. */
export function contactProblem(field: ContactField, answer: string): string | null {
  const { subject, missing, malformed, read } = rules[field];
  if (isBlank(answer)) return missing;
  const reading = read(oneLine(answer));
  if (reading.answer.length > leadLimits[field])
    return `${subject} must be at most ${leadLimits[field]} characters`;
  return reading.fault === null ? null : [malformed, reading.fault].filter(Boolean).join(': ');
}

/** The answer for delivery: one line, without text that was pasted around an email address or a phone number. */
export const cleanContact = (field: ContactField, answer: string): string =>
  isBlank(answer) ? '' : rules[field].read(oneLine(answer)).answer;

/** The answer as one line: a space for control characters, none around it. */
const oneLine = (answer: string): string => answer.replace(/\p{Cc}+/gu, ' ').trim();

// As in the HTML standard, with letters of any script, and a dot in the domain. Only a message can verify more.
const local = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.(?!$)|$)){2,}$/u;

/** Reads `Maria <maria@example.com>`, `mailto:maria@example.com`, `Email: "maria@example.com".` and the like. */
function readEmail(answer: string): Reading {
  const text = plain(answer)
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replaceAll('\u3002', '.');
  const refused = (fault: string): Reading => ({ answer: text, fault });
  // These stand around an address, never in one. A comma between two letters is a slip, not an end.
  const parts = text.split(/[<>()[\]":\\]|[,;](?=\s|$)/).filter((part) => part.includes('@'));
  const addresses = new Map(parts.map(bareAddress).map((part) => [part.toLowerCase(), part]));
  const [address = ''] = addresses.values();
  if (address === '') return refused('this one has no @');
  if (addresses.size > 1 || address.split('@').length > 2) return refused('enter one address, with one @');
  const [before = '', after = ''] = address.split('@');
  // Label by label, for the Greek sigma at the end of one.
  const host = after
    .split('.')
    .map((label) => label.toLowerCase())
    .join('.');
  if (local.test(before) && domain.test(host)) return { answer: `${before}@${host}`, fault: null };
  const [strange] = /[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~@-]/u.exec(address) ?? [];
  if (strange) return refused(`this one has ${/\s/.test(strange) ? 'a space' : `“${strange}”`} in it`);
  if (before === '') return refused('nothing stands before the @');
  if (!/.\../.test(host)) return refused('the part after the @ has no dot in it');
  return refused('the part after the @ is not the name of a website');
}

/** The part without the query of a `mailto:`, and without quotes and full stops around it. */
function bareAddress(part: string): string {
  const address = part.trim().replace(/(@[^?]*)\?.*$/, '$1');
  const unquoted = address.replace(/^(['`*_])(.*)\1[.,;!]*$/, '$2');
  return unquoted.replace(/[.,;!?'`*_]+$/, '');
}

/** Reads every number with six to fifteen digits (ITU-T E.164), with its extension and the words that people put beside it. */
function readPhone(answer: string): Reading {
  const written = plain(answer);
  const text = written
    .replace(/^tel:\s*/i, '')
    .replace(/;ext=/gi, ' ext. ')
    .replace(/;[a-z-]+=[^;]*/gi, '')
    .trim();
  const refused = (fault: string): Reading => ({ answer: written, fault });
  if (/@|:\/\//.test(text)) return refused('this one is an address');
  // Letters, commas and a plus begin another number, as does a slash with spaces around it.
  const numbers = text.split(/[^\d\s().+/-]+|(?=\+)|\s[/-]\s/).filter((part) => /\d/.test(part));
  const digits = numbers.flatMap((number) => {
    const together = number.replace(/\D/g, '');
    if (together.length <= 15) return [together];
    const apart = number.split(/\s+/).map((part) => part.replace(/\D/g, ''));
    if (apart.every(({ length }) => length === 0 || length >= 6)) return apart;
    // Two numbers of two lines, which a field makes one, are grouped alike: "22 123456 99 123456".
    const groups = apart.filter(Boolean);
    const halves = [groups.slice(0, groups.length / 2), groups.slice(groups.length / 2)];
    const [first, second] = halves.map((half) => half.map(({ length }) => length).join());
    return first === second ? halves.map((half) => half.join('')) : [together];
  });
  if (digits.length === 0) return refused('');
  if (digits.some(({ length }) => length > 15)) return refused('this one has more than 15 digits together');
  if (digits.every(({ length }) => length < 6)) return refused('this one has fewer than 6 digits');
  return { answer: text, fault: null };
}

/** The text with the usual form of every character, digits of any script as 0 to 9, and none that shows nothing. */
const plain = (text: string): string =>
  toWellFormed(text)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Unicode has the ten digits of each script in a row, so the first of the row is the zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
