import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import firmFile from '#tests/integration/secondFirm/firm.json';

import { withValue } from './Changes.ts';
import { mistakeIn, readFirm } from './firm.ts';
import { holidayRuleOf } from './holidays.ts';
import { marksIn } from './leftovers.ts';
import { sampleFirm, signOf } from './sampleFirm.ts';
import { writeAll } from './write.ts';

const [firstCase] = firmFile.cases;
/** The cases of the example with this change. */
const casesWith = (change: object) => ({ cases: firmFile.cases.map((each) => ({ ...each, ...change })) });
const mistakesOf = (change: object) => readFirm({ ...firmFile, ...change }).mistakes;

test('the firm of the example is read without a mistake', () => {
  expect(mistakesOf({})).toBeUndefined();
});

test.each([
  [
    'a colour that is too pale',
    { colours: { light: '#ffcc00', dark: '#9fc1ff' } },
    /^The colour #ffcc00: .* needs .*Take a darker one\.$/,
  ],
  [
    'an unknown time zone',
    { zone: 'Europe/Bergen' },
    /^"zone" is wrong \("Europe\/Bergen"\)\. Write a time zone/,
  ],
  ['a country in words', { country: 'Norway' }, /^"country" is wrong \("Norway"\)/],
  ['an unknown country', { country: 'ZX' }, /^"country" is wrong \("ZX"\)/],
  ['a country of the past', { country: 'FX' }, /^"country" is wrong \("FX"\)/],
  ['a union of countries', { country: 'EU' }, /^"country" is wrong \("EU"\)/],
  ['a firm without English', { languages: ['Georgian'] }, /^"languages" is wrong .*"English" first/],
  ['an unknown currency', { currency: 'KRO' }, /^"currency" is wrong \("KRO"\)/],
  [
    'a service that is none of the seven',
    { services: [...firmFile.services, 'cooking'] },
    /^"cooking" is no service/,
  ],
  [
    'a service twice',
    { services: [...firmFile.services, 'consultancy'] },
    /^The service "consultancy" is listed twice/,
  ],
  [
    'a case with the slug of another',
    { cases: [...firmFile.cases, { ...firstCase, shows: 'reports' }] },
    /^Two cases have the slug "bakery-tbilisi"/,
  ],
  [
    'a result that the figures of its case do not show',
    casesWith({ results: [{ value: '36', name: 'Calls', note: 'a week' }] }),
    /^The case "bakery-tbilisi" has the result "36"/,
  ],
  [
    'a second case for the same work',
    { cases: [...firmFile.cases, ...casesWith({ slug: 'another' }).cases] },
    /^Two cases show the work "orders"/,
  ],
  [
    'a case about a service that is left out',
    { services: ['consultancy'] },
    /^The case "bakery-tbilisi" is about "process-automation"/,
  ],
  [
    'a case without its arithmetic',
    casesWith({ payback: { hours: 13, note: 'None.' } }),
    /^"cases.0.payback.hours" is wrong/,
  ],
  [
    'a case that costs more than it brings',
    casesWith({ monthly: 9000 }),
    /^The case "bakery-tbilisi" never pays for itself/,
  ],
  ['a field that a firm does not have', { motto: 'Onwards' }, /^"motto" is no field/],
  ['a missing name', { name: undefined }, /^"name" is missing/],
])('%s is refused with one sentence', (_, change, sentence) => {
  const mistakes = mistakesOf(change);
  expect(mistakes).toHaveLength(1);
  expect(mistakes?.[0]).toMatch(sentence);
});

test('the question about one field refuses what the file would', () => {
  expect(mistakeIn('zone', 'Europe/Bergen')).toMatch(/^"zone" is wrong/);
  expect(mistakeIn('founder.name', '')).toMatch(/^"founder.name" is wrong/);
  expect(mistakeIn('zone', 'Europe/Oslo')).toBeUndefined();
});

test('holidays on the same date, around Easter and on other days become a rule', () => {
  const norway = holidayRuleOf('NO', 2027);
  expect(norway).toMatchObject({ easter: 'western' });
  expect(norway?.fixed).toContain('05-17');
  expect(norway?.fromEaster).toEqual(expect.arrayContaining([-3, -2, 1, 39, 50]));
  expect(holidayRuleOf('GE', 2027)?.easter).toBe('orthodox');
  expect(holidayRuleOf('JP', 2027)?.days).toContain('2027-01-11');
  expect(holidayRuleOf('XX', 2027)).toBeUndefined();
});

test.each([
  ['EUR', '€'],
  ['NOK', 'kr\u00a0'],
  ['THB', 'THB\u00a0'],
  ['GEL', 'GEL\u00a0'],
  ['VND', 'VND\u00a0'],
])('amounts in %s have a sign in drawings that the fonts contain', (currency, sign) => {
  expect(signOf(currency, 'narrowSymbol')).toBe(sign);
});

test('a constant gets another value, and everything around it stays', () => {
  const source = '/** One. */\nexport const one: readonly number[] = [1];\n\nconst two = { a: 1 };\n';
  expect(withValue(source, 'one', '[]')).toBe(source.replace('[1]', '[]'));
  expect(withValue(source, 'two', '{}')).toBe(source.replace('{ a: 1 }', '{}'));
  expect(() => withValue(source, 'three', '3')).toThrow('There is no constant "three" to set.');
});

test('a mark of the sample is found with its line', () => {
  expect(marksIn('One\nin Nicosia', sampleFirm)).toEqual([{ kind: 'city', mark: 'Nicosia', line: 2 }]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a file that cannot be written leaves all files as they were', () => {
  writeFileSync(path.join(folder, 'a'), 'before');
  writeFileSync(path.join(folder, 'gone'), 'stays');
  expect(() =>
    writeAll(
      folder,
      new Map([
        ['a', 'after'],
        ['gone', null],
        ['a/c', 'below a file'],
      ]),
    ),
  ).toThrow();
  expect([read('a'), read('gone')]).toEqual(['before', 'stays']);
  expect(existsSync(path.join(folder, 'a/c'))).toBe(false);
});
