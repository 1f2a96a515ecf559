import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { invisibleText, visibleCharacter } from '#tests/visitors/internationalInputs.ts';
import { emptyAuditForm } from '../audit/emptyAuditForm.ts';
import { validateAuditForm } from '../audit/validateAuditForm.ts';
import { cleanContact, contactProblem } from './contactRules.ts';
import { fitLead } from './fitLead.ts';
import { leadLimits } from './leadLimits.ts';
import { leadSchema } from './leadSchema.ts';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}
const maria: Person = { name: 'Maria', email: 'maria@bakery.example', phone: '' };

/** Errors of each form for a person: the contact form and the chat's card, the audit form, the gateway. */
function accepting(change: Partial<Person>): boolean[] {
  const { name, email, phone } = { ...maria, ...change };
  const audit = { ...emptyAuditForm, businessName: 'Bakery', contactName: name, email, phone };
  const lead = fitLead({ kind: 'contact', name, email, phone, message: 'Hello', attachment: '' });
  return [
    [contactProblem('name', name), contactProblem('email', email), contactProblem('phone', phone)].every(
      (problem) => problem === null,
    ),
    Object.keys(validateAuditForm(audit)).length === 0,
    v.safeParse(leadSchema, lead).success,
  ];
}
const allTake = [true, true, true];
const allRefuse = [false, false, false];

test('form and gateway take every email address of the standard that is not too long', () => {
  const address = fc.emailAddress({ size: 'large' }).filter((email) => email.length <= leadLimits.email);
  fc.assert(
    fc.property(address, (email) => {
      expect(accepting({ email })).toEqual(allTake);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ...['anna@my-firm.com', 'eleni@zephyr-mills.example', '!#$%@a.aa', ' m.g+x@mail.bakery.example '],
  ...['`{|}~@bakery.example', 'μαρία@φούρνος.ελ', "o'brien@example.co.uk"],
])('form and gateway take the email "%s"', (email) => expect(accepting({ email })).toEqual(allTake));

test.each([
  ['Maria Georgiou <maria@bakery.example>', 'maria@bakery.example'],
  ['"Georgiou, Maria" <maria@bakery.example>;', 'maria@bakery.example'],
  ['mailto:maria@bakery.example?subject=Hello&cc=', 'maria@bakery.example'],
  ['Email: maria@bakery.example', 'maria@bakery.example'],
  ['Ηλ. ταχ.: maria@bakery.example.', 'maria@bakery.example'],
  ['“maria@bakery.example”', 'maria@bakery.example'],
  ["'maria@bakery.example',", 'maria@bakery.example'],
  ['[maria@bakery.example](mailto:maria@bakery.example)', 'maria@bakery.example'],
  ['maria@bakery.example (work)', 'maria@bakery.example'],
  ['maria@bakery.example, Maria@Bakery.example', 'Maria@bakery.example'],
  ['\u200bmaria\u2060@bakery.example\u00a0', 'maria@bakery.example'],
  ['maria\uff20bakery\uff0eexample', 'maria@bakery.example'],
  ['o\u2019brien@bakery.example', "o'brien@bakery.example"],
  ['MARIA@BAKERY.EXAMPLE', 'MARIA@bakery.example'],
  ['μαρία@ΦΟΎΡΝΟΣ.ελ', 'μαρία@φούρνος.ελ'],
  ['a@b.c.', 'a@b.c'],
])('[VAL-15] form and gateway take "%s" for the email %s', (pasted, email) => {
  expect(accepting({ email: pasted })).toEqual(allTake);
  expect(cleanContact('email', pasted)).toBe(email);
});

test.each([
  ['maria', 'no @'],
  ['maria at bakery dot example', 'no @'],
  ['maria(at)bakery.example', 'no @'],
  ['maria@', 'no dot'],
  ['@bakery.example', 'before the @'],
  ['maria@bakery', 'no dot'],
  ['maria@bakery,example', '“,”'],
  ['m,g@bakery.example', '“,”'],
  ['a@b@c.de', 'one @'],
  ['a b@c.de', 'a space'],
  ['a@b c.de', 'a space'],
  ['a@b..c', 'not the name of a website'],
  ['a@.b', 'no dot'],
  ['a@-b.de', 'not the name of a website'],
  ['a@b-.de', 'not the name of a website'],
  ['a@b.de, c@d.de', 'enter one address'],
  ['a@b.de or c@d.de', 'enter one address'],
  ['"a@b.de" <c@d.de>', 'enter one address'],
  ['a@b.de\nBcc: c@d.de', 'enter one address'],
  [`a@${'b'.repeat(64)}.de`, 'not the name of a website'],
])('[VAL-15] form and gateway refuse the email "%s", and say what is wrong: %s', (email, fault) => {
  expect(accepting({ email })).toEqual(allRefuse);
  const problem = contactProblem('email', email);
  expect(problem).toMatch(/^Enter an email address in the correct format, like name@example\.com: /);
  expect(problem).toContain(fault);
});

test.each([
  ['', ''],
  ['+357 22 12 34 56', '+357 22 12 34 56'],
  ['(+357) 22-123456', '(+357) 22-123456'],
  ['22\u2011123\u2011456', '22-123-456'],
  ['\u202a+357 99 123456\u202c', '+357 99 123456'],
  ['٠٢٢١٢٣٤٥٦', '022123456'],
  ['२२१२३४५६', '22123456'],
  ['\uff0b357\u00a022\u2009123456', '+357 22 123456'],
  ['22.123456 ext 12', '22.123456 ext 12'],
  ['22 123456 ext: 12', '22 123456 ext: 12'],
  ['22 123456, εσωτ. 12', '22 123456, εσωτ. 12'],
  ['tel:+357-22-123456;ext=12', '+357-22-123456 ext. 12'],
  ['Tel.: 22 123456', 'Tel.: 22 123456'],
  ['τηλ. 22/123456 (εσ. 7)', 'τηλ. 22/123456 (εσ. 7)'],
  ['99 123456 (mobile)', '99 123456 (mobile)'],
  ['22 123456, 99 123456', '22 123456, 99 123456'],
  ['22 123456 / 99 123456', '22 123456 / 99 123456'],
  ['22123456 99123456', '22123456 99123456'],
  ['22 123456\n99 123456', '22 123456 99 123456'],
  ['22 12 34 56 99 65 43 21', '22 12 34 56 99 65 43 21'],
  ['+357 22 123456 +357 99 123456', '+357 22 123456 +357 99 123456'],
  ['22 123456 or so', '22 123456 or so'],
])('[VAL-15] form and gateway take the phone "%s" as "%s"', (phone, clean) => {
  expect(accepting({ phone })).toEqual(allTake);
  expect(cleanContact('phone', phone)).toBe(clean);
});

test.each([
  ['12345', 'fewer than 6 digits'],
  ['call me', 'with its digits'],
  ['+', 'with its digits'],
  ['1234567890123456789012', 'more than 15 digits'],
  ['maria1234567@bakery.example', 'an address'],
])('[VAL-15] form and gateway refuse the phone "%s", and say what is wrong: %s', (phone, fault) => {
  expect(accepting({ phone })).toEqual(allRefuse);
  expect(contactProblem('phone', phone)).toContain(fault);
});

test.each([
  ['name', 'x'],
  ['email', 'x@y.'],
  ['phone', '1'],
] as const)('form and gateway have one longest length of a %s', (field, start) => {
  const tooLong = start.padEnd(leadLimits[field] + 1, start.at(-1) === '.' ? 'z' : start);
  expect(accepting({ [field]: tooLong })).toEqual(allRefuse);
  expect(contactProblem(field, tooLong)).toMatch(new RegExp(`must be at most ${leadLimits[field]} `));
});
test('form and gateway take a name of the longest length', () =>
  expect(accepting({ name: 'x'.repeat(leadLimits.name) })).toEqual(allTake));

test('form and gateway take what shows nothing for no answer, in any field', () => {
  fc.assert(
    fc.property(invisibleText, (nothing) => {
      expect(accepting({ name: nothing })).toEqual(allRefuse);
      expect(accepting({ email: nothing })).toEqual(allRefuse);
      expect(accepting({ phone: nothing })).toEqual(allTake);
      expect(contactProblem('name', nothing)).toBe('Enter your name');
      expect(contactProblem('email', nothing)).toBe('Enter your email address');
      const { businessName } = validateAuditForm({ ...emptyAuditForm, businessName: nothing });
      expect(businessName).toBe('Enter the name of your business');
      const lead = { kind: 'contact', ...maria, message: nothing, attachment: nothing };
      expect(v.safeParse(leadSchema, lead).success).toBe(false);
    }),
    { numRuns: 500, examples: [[''], [' \n'], ['\u200b\u200d'], ['\u3164'], ['\u2800'], ['\u{e0041}']] },
  );
});

test('contactProblem takes one visible character for an answer, whatever invisible ones stand around it', () => {
  fc.assert(
    fc.property(invisibleText, visibleCharacter, invisibleText, (before, seen, after) => {
      const name = before + seen + after;
      fc.pre(name.length <= leadLimits.name);
      expect(accepting({ name })).toEqual(allTake);
      expect(validateAuditForm({ ...emptyAuditForm, businessName: name })).not.toHaveProperty('businessName');
    }),
    { numRuns: 500 },
  );
});

test('the gateway takes any words that a form takes', () => {
  const any = fc.string({ unit: 'binary', maxLength: 300 });
  const field = fc.oneof(any, fc.string({ unit: 'grapheme', maxLength: 60 }));
  const answers = fc.record({
    name: field,
    email: fc.oneof(field, fc.emailAddress()),
    phone: fc.oneof(field, fc.stringMatching(/^[\d +()\t-]{0,60}$/)),
  });
  fc.assert(
    fc.property(answers, (change) => {
      expect(new Set(accepting(change)).size).toBe(1);
    }),
    { numRuns: 500 },
  );
});
