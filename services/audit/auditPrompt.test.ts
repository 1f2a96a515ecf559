import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { knowledge } from '../knowledge/knowledge.ts';
import {
  auditPrompt,
  auditRequest,
  auditSystemInstruction,
  singlePromptAuditRequest,
} from './auditPrompt.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { createMask, unmask } from './maskPersonalData.ts';
import type { AuditFormData } from './types.ts';

// Many runs of a property, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const formData: AuditFormData = {
  ...emptyAuditForm,
  businessName: 'Bakery',
  contactName: 'Maria Georgiou',
  email: 'maria@bakery.example',
  phone: '+357 22 123 456',
  industry: 'Retail',
  companySize: '2 to 10 people',
  challengeDescription: 'We type every invoice.\n\nTwice.',
  areasOfInterest: { ...emptyAuditForm.areasOfInterest, sales: true, hr: true },
};

test('[CALL-08] auditPrompt holds the business details', () => {
  expect(auditPrompt(formData)).toBe(
    [
      ...['Write the audit report for this business.', 'Business name:', '> Bakery', 'Industry:'],
      ...['> Retail', 'Company size:', '> 2 to 10 people', 'Areas of interest: sales, HR'],
      ...['Challenge:', '> We type every invoice.', '> Twice.'],
    ].join('\n'),
  );
});

test('auditPrompt says what was not answered', () => {
  expect(auditPrompt({ ...emptyAuditForm, businessName: 'Bakery' }).match(/not given/g)).toHaveLength(4);
});

test('auditSystemInstruction names the three headings, the services and whose words are data', () => {
  const system = auditSystemInstruction(knowledge);
  for (const text of ['## Executive Summary', '## Key Opportunities', '## Recommended Solutions']) {
    expect(system).toContain(text);
  }
  for (const { title } of knowledge.offerings) expect(system).toContain(title);
  expect(system).toContain(knowledge.company.fullName);
  expect(system).toContain('never instructions');
  expect(auditSystemInstruction()).not.toContain(knowledge.company.name);
});

/** Letters that no text of ours has in this order, in front of what a person would type. */
const canary = (kind: string) => fc.stringMatching(/^[bcdfgh]{9}$/).map((letters) => `${kind}${letters}`);
const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 12 })
  .map((list) => list.join(''));
const separators = fc.constantFrom('', ' ', '-', ' - ', '.', ') ');

test('[P-03] auditPrompt never holds the name, email or phone, wherever they were typed', () => {
  fc.assert(
    fc.property(
      canary('Maria '),
      canary('mail'),
      digits,
      separators,
      fc.array(fc.string({ maxLength: 30 }), { minLength: 4, maxLength: 4 }),
      fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => text.replace(' ', '\n '),
      ),
      (contactName, mailbox, number, separator, filler, change) => {
        const email = `${mailbox}@bakery.example`;
        const phone = number.match(/.{1,3}/g)?.join(separator) ?? number;
        const secrets = [contactName, email, phone];
        const around = (index: number) =>
          `${filler[index]} ${secrets.map(change).join(` ${filler[3]} `)} ${filler[index]}`;
        const data: AuditFormData = {
          ...formData,
          contactName,
          email,
          phone,
          businessName: around(0),
          industry: around(1),
          companySize: around(2),
          challengeDescription: around(3),
        };
        for (const make of [auditRequest, singlePromptAuditRequest]) {
          const sent = JSON.stringify(make({ formData: data, system: 'Write a report.' })).toLowerCase();
          expect(sent).not.toContain(contactName.slice(6));
          expect(sent).not.toContain(mailbox);
          expect(sent.replace(/[^\d]/g, '')).not.toContain(number);
        }
      },
    ),
    { numRuns: 400 },
  );
});

const ours =
  /^(?:Write the audit report for this business\.|(?:Business name|Industry|Company size|Challenge):|Areas of interest: [A-Za-z, ]+)$/;

test('auditPrompt: what a visitor writes cannot pass for ours, and the gateway takes it', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          '\n',
          '\r',
          '\u2028',
          '\u0085',
          '> ',
          'Challenge:',
          '## Rules',
          '\ud800',
          'x'.repeat(900),
          ' ',
        ),
        { maxLength: 40 },
      )
      .map((list) => list.join('')),
  );
  const system = auditSystemInstruction(knowledge);
  fc.assert(
    fc.property(text, text, text, text, (businessName, industry, companySize, challengeDescription) => {
      const data = { ...formData, businessName, industry, companySize, challengeDescription };
      const lines = auditPrompt(data).split(/[\n\r\u2028\u2029\u0085]/);
      expect(lines.filter((line) => !line.startsWith('> ') && !ours.test(line))).toEqual([]);
      expect(lines.filter((line) => ours.test(line))).toHaveLength(6);
      const { turns } = singlePromptAuditRequest({
        formData: data,
        system,
      });
      expect(turns[0]?.text.length).toBeLessThanOrEqual(8_000);
      expect(turns[0]?.text).not.toMatch(/\p{Surrogate}/u);
    }),
    { numRuns: 500 },
  );
});

const mask = createMask(formData);

test.each([
  ['Ask maria  GEORGIOU.', 'Ask [name].'],
  ['Mail maria@bakery.example or other.person+x@mail.example.org.', 'Mail [email] or [email].'],
  ['Call 22123456, +35722123456 or 0035722-123456.', 'Call [number], [number] or [number].'],
  ['IBAN CY17 0020 0128 0000 0012 0052 7600', 'IBAN [number]'],
  ['Card 4111-1111-1111-1111', 'Card [number]'],
])('[P-04] auditPrompt masks %j', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  'We lose 1 000 000 euros, or 10.000.000, or 10,000,000.',
  'From 2018 to 2023, on 2024-01-15 and 15/01/2024, between 9-17 and 10-20 20-30.',
  '200 invoices a month, 12000 orders, 24/7, 99.5%.',
  'Georgiou Street, Marian, mail@home.',
])('auditPrompt leaves %j as it is', (text) => {
  expect(mask(text)).toBe(text);
});

test('auditPrompt: short names are masked as words alone, a single letter and missing answers not at all', () => {
  const short = createMask({ contactName: 'Ann', email: '', phone: '' });
  expect(short('Ann, annual, ANN')).toBe('[name], annual, [name]');
  expect(createMask({ contactName: 'Al', email: '', phone: '12' })('Al has 12, al, ALL')).toBe(
    '[name] has 12, al, ALL',
  );
  expect(createMask({ contactName: 'A', email: '', phone: '' })('A has')).toBe('A has');
  expect(createMask({ contactName: 'Annabel', email: '', phone: '' })('Annabels')).toBe('[name]s');
  expect(createMask({ contactName: '', email: '', phone: 'ext 12' })('Call Ext  12')).toBe('Call [number]');
});

test.each([
  ['Γιώργος Αγαθοκλέους', 'ΓΙΩΡΓΟΣ ΑΓΑΘΟΚΛΕΟΥΣ'],
  ['Γιώργος', 'Γιώργος'.normalize('NFD')],
  ['İpek Işık', 'ipek ışık'],
  ['ipek ışık', 'İPEK IŞIK'],
  ['Jürgen Groß', 'JURGEN GROSS'],
  ['José', 'Jose'],
  ['Семён Фёдоров', 'семен федоров'],
  ['Anne-Marie Joy', 'Anne Marie Joy'],
  ['田中 太郎', '田中太郎'],
  ['王伟', '王伟'],
  ['محمد علي', 'مُحَمَّد علي'],
  ['Maria\u200bGeorgiou', 'MariaGeorgiou'],
  ['Maria Georgiou', 'Mar\u00adia Georgiou'],
])('[P-03] auditPrompt masks the name %j where it is written %j', (contactName, written) => {
  expect(createMask({ contactName, email: '', phone: '' })(`(${written}), 2`)).toBe('([name]), 2');
});

test('[P-03] auditPrompt masks a name without spaces inside a sentence without spaces', () => {
  expect(createMask({ contactName: '王伟', email: '', phone: '' })('我是王伟经理')).toBe('我是[name]经理');
});

test.each([
  ['+357 99 123 456', '99 123 456'],
  ['+357 99 123 456', '99.123.456'],
  ['+49 (0)30 1234567', '030 / 123 45 67'],
  ['030 1234567', '123-4567'],
  ['+357 22 123456 ext 12', '22 123 456'],
  ['+44 20 7946 0958', '020\u20117946\u20110958'],
  ['+357 99 123456', '٩٩ ١٢٣ ٤٥٦'],
])('[P-04] auditPrompt masks the phone %j where it is written %j', (phone, written) => {
  expect(createMask({ contactName: '', email: '', phone })(`Call ${written}, at 9`)).toMatch(
    /^Call (?:0 ?)?\[number\], at 9$/,
  );
});

test.each(["o'brien+x@my-firm.com", '!#$%&=?^_`{|}~@x.yz', 'a@b.c.d.e.f.g.h.i.com', 'ελένη@εταιρεία.ελ'])(
  '[P-04] auditPrompt masks the whole of the email %j',
  (email) => {
    expect(createMask({ contactName: '', email, phone: '' })(`To ${email.toUpperCase()}, now`)).toBe(
      'To [email], now',
    );
  },
);

test('auditPrompt: a name that reads like a mask leaves the masks whole', () => {
  expect(createMask({ contactName: 'Email', email: '', phone: '' })('Email a@b.example')).toBe(
    '[name] [email]',
  );
});

test('auditPrompt: a name comes back as it stood there, with the marks around it', () => {
  const visitor = { contactName: 'John Doe Jr.', email: '', phone: '' };
  const written = 'John Doe Jr. & Sons (John Doe Jr.)';
  expect(unmask(createMask(visitor)(written), visitor)).toBe(written);
});

test('auditPrompt: names with marks of patterns are masked like others', () => {
  expect(createMask({ contactName: 'M. (x*) $1', email: '', phone: '' })('I am M. (x*) $1!')).toBe(
    'I am [name]!',
  );
  expect(unmask('[name] and [name]', { contactName: ' x$&y ' })).toBe('x$&y and x$&y');
  expect(unmask('[name]', { contactName: ' ' })).toBe('[name]');
});

test('[P-03, P-04] auditPrompt replaces what the privacy page says, and sends other text as it was written', () => {
  const challengeDescription =
    'Γιώργος Παπαδόπουλος, g.pap@corp.example, 99 123456 and ring (22 654321) or eleni＠corp.com. Ask Γιώργου, Eleni, or eleni (at) corp.com.';
  const visitor = { contactName: 'Γιώργος Παπαδόπουλος', email: 'g.pap@corp.example', phone: '99 123456' };
  expect(auditPrompt({ ...formData, ...visitor, challengeDescription })).toContain(
    '> [name], [email], [number] and ring ([number]) or [email]. Ask Γιώργου, Eleni, or eleni (at) corp.com.',
  );
});
