import { expect, test } from 'vitest';

import { caseStudies } from '#services/knowledge';

import { beforeAndAfter, shareOf } from './beforeAndAfter.ts';

test.each([
  ['1,100 → 310', 1, 310 / 1100],
  ['31% → 3%', 1, 3 / 31],
  ['7 → 2 min', 1, 2 / 7],
  ['9 h → 40 s', 1, 40 / 32_400],
  ['6.2 → 1.1 s', 1, 1.1 / 6.2],
  ['38 → 61', 38 / 61, 1],
])('%s is drawn to scale, and a figure that grows has the longer bar after', (figure, before, after) => {
  expect(beforeAndAfter(figure)?.bars?.before).toBeCloseTo(before, 10);
  expect(beforeAndAfter(figure)?.bars?.after).toBeCloseTo(after, 10);
});

test('a figure that says nothing of before has no bars', () => {
  expect(beforeAndAfter('53 hours')).toBeUndefined();
});

test.each(['never → daily', '0 → 0', '-1 → 4', '9 → many'])(
  '%s is text before and after without bars',
  (figure) => {
    const [before, after] = figure.split(' → ');
    expect(beforeAndAfter(figure)).toEqual({ before, after });
  },
);

test('every pair of the case studies can be compared', () => {
  for (const { value } of caseStudies.flatMap(({ figures }) => figures)) {
    const bars = beforeAndAfter(value)?.bars ?? { before: 1, after: 1 };
    expect(Math.min(bars.before, bars.after), value).toBeGreaterThan(0);
    expect(Math.max(bars.before, bars.after), value).toBe(1);
  }
});

test.each([
  ['3 of 14', 3 / 14],
  ['53 hours', undefined],
  ['of', undefined],
  ['three of 14', undefined],
  ['3 of many', undefined],
  ['3 of 0', undefined],
])('%s as a share of all', (figure, share) => {
  expect(shareOf(figure)).toBe(share);
});
