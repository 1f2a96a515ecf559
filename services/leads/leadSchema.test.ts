import * as v from 'valibot';
import { expect, test } from 'vitest';

import { fitLead } from './fitLead.ts';
import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';
import { leadSchema } from './leadSchema.ts';

const lead: Lead = {
  kind: 'contact',
  name: 'Maria',
  email: 'maria@example.com',
  phone: '',
  message: 'Hello\nthere',
  attachment: '',
};
const passes = (change: object) => v.safeParse(leadSchema, { ...lead, ...change }).success;

test('leadSchema takes a lead and trims it', () => {
  expect(v.parse(leadSchema, { ...lead, name: ' Maria ' })).toEqual({ lead, byBot: false });
  expect(passes({ kind: 'follow-up', message: '', attachment: '# Report' })).toBe(true);
});

test('leadSchema cleans what was pasted with an address and a number, whoever sends it', () => {
  const pasted = { email: 'Maria <Maria@Example.com>', phone: '\uff0b357\u00a022 \u0661\u0662\u0663456' };
  expect(v.parse(leadSchema, { ...lead, ...pasted }).lead).toMatchObject({
    email: 'Maria@example.com',
    phone: '+357 22 123456',
  });
});

test.each([
  ['another kind', { kind: 'spam' }],
  ['no name', { name: ' ' }],
  ['no address', { email: 'maria' }],
  ['a header in the name', { name: 'Maria\r\nBcc: x@y.example' }],
  ['a header in the phone', { phone: '1\n2' }],
  ['nothing to say', { message: ' ', attachment: ' ' }],
  ['a field that nobody asked for', { budget: 1 }],
  ['something else than text', { message: { $gt: '' } }],
  ['a message that is too long', { message: 'x'.repeat(leadLimits.message + 1) }],
])('leadSchema refuses %s', (_, change) => {
  expect(passes(change)).toBe(false);
});

test.each([
  ['an empty field that nobody sees, after two seconds', { subject: '', visitMs: 2_000 }, false],
  ['neither, from a page that was opened before', {}, false],
  ['something in the field that nobody sees', { subject: 'Buy now', visitMs: 60_000 }, true],
  ['an answer before the page can be read', { subject: '', visitMs: 1_999 }, true],
])('leadSchema tells a program from a person by %s', (_, change, byBot) => {
  expect(v.parse(leadSchema, { ...lead, ...change })).toEqual({ lead, byBot });
});

test('fitLead cuts what is too long until leadSchema takes it, and the cut shows', () => {
  const long = fitLead({ ...lead, message: 'x'.repeat(9_999), attachment: '😀'.repeat(20_000) });
  expect(passes(long)).toBe(true);
  expect(long.message).toMatch(/x…$/);
  expect(long.attachment).toMatch(/😀…$/u);
  expect(fitLead(lead)).toEqual(lead);
});
