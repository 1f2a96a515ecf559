import { expect, test } from 'vitest';

import { caseStudies } from '#services/knowledge';

import { markGrid } from './markGrid.ts';
import { markHeight, markPitch, markRows, markWidth } from './markRows.ts';

/** Returns the number of marks in a path: so many whole ones a group, and a part of one. */
const marksOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)].reduce((sum, [, from, to]) => {
    const length = Number(to) - Number(from);
    const whole = Math.floor(length / markPitch);
    return sum + whole + (length - whole * markPitch) / markWidth;
  }, 0);

test('rows break where they are full, and the next marks go on where these end', () => {
  expect(markRows(0, 5, 3, 8)).toBe('M0 4H9.4M0 13.6H5.4');
  expect(markRows(5, 7, 3, 8)).toBe('M8 13.6H9.4M0 23.2H1.4');
  expect(markRows(2, 2, 3, 8)).toBe('');
});

test('ten stand together', () => {
  expect(markRows(0, 12, 50, 8)).toBe('M0 4H37.4M43 4H48.4');
});

test('a part of a mark is as narrow as it is, and the rest begins after it', () => {
  expect(markRows(0, 1.5, 50, 8)).toBe('M0 4H4.7');
  expect(markRows(1.5, 3, 50, 8)).toBe('M8 4H9.4');
});

test.each(caseStudies.flatMap(({ slug, count }) => (count ? [[slug, count] as const] : [])))(
  'the drawing of %s has a mark for each',
  (_, { before, after, all = before.count, shape, inRow }) => {
    const { path } = markGrid(all, undefined, shape ? undefined : inRow);
    for (const { count } of [before, after]) {
      expect(marksOf(path(0, count))).toBeCloseTo(count, 1);
      expect(marksOf(path(count, all))).toBeCloseTo(Math.floor(all - count), 5);
    }
  },
);

test('few rows are long strokes, and many of them short ones', () => {
  expect(markHeight(2, 50)).toBe(12);
  expect(markHeight(7, 30)).toBeCloseTo(4.4, 1);
  expect(markHeight(30, 30)).toBe(3.4);
});

test('no drawing has more marks than one can count', () => {
  for (const { count } of caseStudies) expect(count?.all ?? count?.before.count).toBeLessThanOrEqual(400);
});

test('things stand in rows inside their drawing, and begin where those before them end', () => {
  const { width, height, path } = markGrid(61, 'square');
  expect([width, height]).toEqual([395, 95]);
  expect(path(0, 17)).toMatch(/^M1 1h18.*M1 26h18v18h-18Z$/);
  expect(path(0, 38) + path(38, 61)).toBe(path(0, 61));
});
