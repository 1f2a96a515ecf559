import fc from 'fast-check';

import { type AuditArea, type AuditFormData, maxAnswerLengths } from '#services';

import {
  anyText,
  companyName,
  emailAddress,
  naughtyText,
  personName,
  phoneNumber,
  streetAddress,
} from './internationalInputs.ts';

/** Whether a text has a visible character. Spaces, marks without width and filler letters are invisible. */
const isVisible = (text: string) =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const nameOf = (real: fc.Arbitrary<string>) =>
  fc
    .oneof({ weight: 8, arbitrary: real }, naughtyText, anyText(60))
    .map((name) => name.slice(0, 150))
    .filter((name) => name.trim() !== '' && isVisible(name));

type Private = Pick<AuditFormData, 'contactName' | 'email' | 'phone'>;
type Spelling = (text: string) => string;

const accents = /[\u0300-\u036f]/g;
const asIs: Spelling = (text) => text;

/** Variants of a repeated name: in capitals, without accents, in another Unicode form, or across a line break. */
const nameSpellings: readonly Spelling[] = [
  asIs,
  (name) => name.normalize('NFD'),
  (name) => name.normalize('NFC'),
  (name) => name.replace(/ /g, '\n'),
  (name) => name.replace(/ /g, '\u00a0 '),
  (name) => name.replace(/(\p{L})(?=\p{L})/u, '$1\u00ad'),
];
const caseSpellings: readonly Spelling[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.toLocaleUpperCase('el'),
  (name) => name.toLocaleUpperCase('tr'),
  (name) => name.toLocaleLowerCase('tr'),
  (name) => name.normalize('NFD').replace(accents, '').normalize('NFC'),
];

const digitsOf = (phone: string) => phone.split(/[a-z]/i)[0]?.replace(/\D/g, '') ?? '';
const grouped = (digits: string, size: number, by: string) =>
  digits.match(new RegExp(`\\d{1,${size}}`, 'g'))?.join(by) ?? digits;

/** Variants of a repeated number: other groups of digits, with or without the country code. */
const phoneSpellings: readonly Spelling[] = [
  asIs,
  digitsOf,
  (phone) => grouped(digitsOf(phone), 3, ' '),
  (phone) => grouped(digitsOf(phone), 2, '.'),
  (phone) => grouped(digitsOf(phone), 4, '\u2011'),
  (phone) => grouped(digitsOf(phone), 2, ' / '),
  (phone) => `00${digitsOf(phone)}`,
  (phone) => grouped(digitsOf(phone).slice(-8), 3, ' '),
  (phone) => `(0)${digitsOf(phone).slice(-9)}`,
];
const emailSpellings: readonly Spelling[] = [
  asIs,
  (email) => email.toUpperCase(),
  (email) => email.toLowerCase(),
  (email) => `<${email}>`,
  (email) => `mailto:${email}`,
];

/** Only names made of letters are varied in case, because case rules differ for other texts. */
const spellingsOf = ({ contactName }: Private) => ({
  contactName:
    /^[\p{L} .'’-]{3,}$/u.test(contactName) && contactName.replace(/\P{L}/gu, '').length > 2
      ? [...nameSpellings, ...caseSpellings]
      : nameSpellings,
  email: emailSpellings,
  phone: phoneSpellings,
});

const around = fc.constantFrom(
  (text: string) => `I am ${text}.`,
  (text: string) => `Call ${text}, or nobody.`,
  (text: string) => `"${text}"`,
  (text: string) => `Ρωτήστε: ${text}!`,
  (text: string) => `(${text})`,
);

/** A visitor's name, email or phone, written as in another answer. */
const mentionsOf = (visitor: Private): fc.Arbitrary<string> => {
  const spellings = spellingsOf(visitor);
  return fc
    .constantFrom('contactName' as const, 'email' as const, 'phone' as const)
    .chain((field) =>
      fc
        .tuple(fc.constantFrom(...spellings[field]), around)
        .map(([spelled, put]) => put(spelled(visitor[field]))),
    );
};

const businessName = nameOf(
  fc.oneof(
    { weight: 6, arbitrary: companyName },
    companyName.map((company) => `${company} ({name})`),
  ),
);
const industry = fc.oneof(fc.constantFrom('', 'Retail', 'Hospitality'), anyText(150));
const companySize = fc.oneof(fc.constantFrom('', '2 to 10 people'), anyText(150));
const paragraph = fc.oneof(anyText(300), companyName, streetAddress);

const fit = (answer: string) => answer.slice(0, 200);
const ticked = fc.boolean();
const areas: Readonly<Record<AuditArea, fc.Arbitrary<boolean>>> = {
  customerService: ticked,
  sales: ticked,
  operations: ticked,
  finance: ticked,
  hr: ticked,
  other: ticked,
};

/**
 * Visitors of the audit with valid answers: names, companies, emails and phones of many countries, and texts that break
 * programs. Some answers contain the visitor's name, email or phone again.
 */
export const auditVisitor: fc.Arbitrary<AuditFormData> = fc
  .record({
    contactName: nameOf(personName),
    email: emailAddress,
    phone: fc.oneof({ weight: 4, arbitrary: phoneNumber }, fc.constant('')),
  })
  .chain((visitor) => {
    const mention = mentionsOf(visitor);
    return fc.record({
      contactName: fc.constant(visitor.contactName),
      email: fc.constant(visitor.email),
      phone: fc.constant(visitor.phone),
      businessName: businessName.map((name) =>
        name.replace('{name}', () => visitor.contactName).slice(0, 200),
      ),
      industry: fc.oneof(industry, mention).map(fit),
      companySize: fc.oneof(companySize, mention).map(fit),
      challengeDescription: fc
        .array(fc.oneof({ weight: 3, arbitrary: paragraph }, mention), { maxLength: 8 })
        .map((parts) => parts.join('\n').slice(0, maxAnswerLengths.challengeDescription)),
      areasOfInterest: fc.record(areas),
    });
  });

/** Scripts without spaces between words. */
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/**
 * Returns which of a visitor's name, email and phone appear in a text. It does not share code with the mask that it
 * checks. A name of one letter is ignored. A name of two letters counts only as it was typed.
 */
export function privateIn(text: string, { contactName, email, phone }: Private): (keyof Private)[] {
  const rest = text.replaceAll(/\[(?:name|email|number)\]/g, ' | ');
  const found: (keyof Private)[] = [];
  const letters = [...contactName.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')];
  const ofWords = (words: string) => {
    const spaced = words.replace(/[^\p{L}\p{M}\p{N}|]+/gu, ' ').trim();
    return spaceless.test(contactName) ? spaced.replaceAll(' ', '') : ` ${spaced} `;
  };
  const reading = letters.length < 3 ? bare : plain;
  if (letters.length > 1 && ofWords(reading(rest)).includes(ofWords(reading(contactName))))
    found.push('contactName');
  if (plain(rest).includes(plain(email).trim())) found.push('email');
  const digits = digitsOf(phone);
  const numbers = rest.normalize('NFKC').replace(/[^\p{L}\d|]/gu, '');
  if (digits.length >= 6 && numbers.includes(digits.slice(-7))) found.push('phone');
  return found;
}

/** Returns the answers in a prompt, each as one text. A name must not be found across two answers. */
export const answersIn = (prompt: string) =>
  prompt.split(/\n(?!> )/).map((part) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('> '))
      .join('\n'),
  );

/** Removes accents and characters without width. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/\p{Cc}/gu, ' ');

/** Returns the text as `bare` does, and case-folded. */
const plain = (text: string) =>
  bare(text)
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(accents, '');
