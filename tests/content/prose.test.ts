import { describe, expect, test } from 'vitest';

import { company } from '#services/knowledge';
import { allProse } from './prose.ts';
import { misspelt } from './spelling.ts';

const prose = allProse();
const files = [...new Set(prose.map(({ file }) => file))];
const textsOf = (file: string) => prose.filter((piece) => piece.file === file).map(({ text }) => text);

describe('the prose that is checked', () => {
  test('covers facts, posts and the words of pages and components', () => {
    expect(files.length).toBeGreaterThan(100);
    const all = prose.map(({ text }) => text).join('\n');
    for (const known of [company.mission, 'Search this site', 'Display settings', 'Page Failed to Load'])
      expect(all).toContain(known);
  });
});

describe('the spelling', () => {
  test.each(files)('is correct British English in %s', (file) => {
    const words = misspelt(textsOf(file).join('\n'));
    expect(words, 'Correct them, or add names and terms to tests/content/words.txt').toEqual([]);
  });
});

/** Placeholders of unfinished text. */
const unfinished =
  /\b(lorem|ipsum|coming soon|under construction|to be (confirmed|announced))\b|\b(TODO|TBC|TBD|FIXME|XXX)\b/i;

describe('unfinished text', () => {
  test('does not occur in any prose', () => {
    expect(prose.filter(({ text }) => unfinished.test(text) || /\{\w+\}/.test(text))).toEqual([]);
  });
});

/** Numbers that are no facts of the company: limits of the software, steps, and the choices of a form. */
const limits = [
  /^More than 200 people$/,
  /Up to 4,000 characters/,
  /for 12 months, the newest 50\b/,
  /^Enter a number from 0 to/,
  /^Year [123]$/,
  /^1 new reply$|^1 result$/,
];
/** Knowledge may hold numbers; posts and legal texts are signed by people and cite the law. */
const free = /^services\/|^site\/content\//;
const rawNumbers = (pieces: typeof prose) =>
  pieces.filter(
    ({ file, text }) => !free.test(file) && /\d/.test(text) && !limits.some((limit) => limit.test(text)),
  );

describe('company figures', () => {
  test('come from services/knowledge: no page has one in its own words', () => {
    expect(rawNumbers(prose)).toEqual([]);
  });
});
