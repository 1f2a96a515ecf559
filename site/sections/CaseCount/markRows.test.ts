import { expect, test } from 'vitest';

import { caseStudies } from '#services/knowledge';

import { markGrid } from './markGrid.ts';
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
  (_, { before, after, all = before.count, shape, inRow }) => {
    const { path } = markGrid(all, undefined, shape ? undefined : inRow);
    for (const { count } of [before, after]) {
      expect(marksOf(path(0, count))).toBe(count);
      expect(marksOf(path(count, all))).toBe(all - count);
    }
  },
);

test('things stand in rows inside their drawing, and begin where those before them end', () => {
  const { width, height, path } = markGrid(61, 'square');
  expect([width, height]).toEqual([395, 95]);
  expect(path(0, 17)).toMatch(/^M1 1h18.*M1 26h18v18h-18Z$/);
  expect(path(0, 38) + path(38, 61)).toBe(path(0, 61));
});

test('a strike goes through the whole of a line of words', () => {
  const [, last = 0] =
    markGrid(14, 'line')
      .path(0, 1)
      .match(/H(\d+)$/) ?? [];
  expect(markGrid(14, 'strike').path(0, 1)).toBe(`M0 4H${Number(last) + 12}`);
});
