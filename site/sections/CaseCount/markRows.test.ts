import { expect, test } from 'vitest';

import { caseStudies } from '#services/knowledge';

import { markPitch, markRows, marksInRow } from './markRows.ts';

/** How many marks a path holds. */
const marksOf = (path: string) =>
  [...path.matchAll(/M(\d+) \d+H(\d+)/g)].reduce(
    (sum, [, from, to]) => sum + (Number(to) - Number(from)) / markPitch,
    0,
  );

test('rows break where they are full, and the next marks go on where these end', () => {
  expect(markRows(0, 5, 3)).toBe('M0 4H12M0 12H8');
  expect(markRows(5, 7, 3)).toBe('M8 12H12M0 20H4');
  expect(markRows(2, 2, 3)).toBe('');
});

test('the last row is filled where a slightly wider one does it', () => {
  expect([620, 1000, 5].map(marksInRow)).toEqual([62, 78, 20]);
});

test.each(caseStudies.flatMap(({ slug, count }) => (count ? [[slug, count] as const] : [])))(
  'the drawing of %s has a mark for each',
  (_, { before, after, all = before.count }) => {
    for (const { count } of [before, after]) {
      expect(marksOf(markRows(0, count, marksInRow(all)))).toBe(count);
      expect(marksOf(markRows(count, all, marksInRow(all)))).toBe(all - count);
    }
  },
);
