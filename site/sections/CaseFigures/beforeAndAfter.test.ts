import { expect, test } from 'vitest';

import { caseStudies } from '#services/knowledge';

import { beforeAndAfter, shareOf } from './beforeAndAfter.ts';

test.each([
  ['1,100 → 310', 310 / 1100],
  ['31% → 3%', 3 / 31],
  ['7 → 2 min', 2 / 7],
  ['9 h → 40 s', 40 / 32_400],
  ['6.2 → 1.1 s', 1.1 / 6.2],
  ['38 → 61', 38 / 61],
])('%s is drawn to scale', (figure, share) => {
  expect(beforeAndAfter(figure)?.share).toBeCloseTo(share, 10);
});

test('a figure that says nothing of before has no bars', () => {
  expect(beforeAndAfter('53 hours')).toBeUndefined();
});

test('every pair of the case studies can be compared', () => {
  for (const { value } of caseStudies.flatMap(({ figures }) => figures)) {
    const share = beforeAndAfter(value)?.share ?? 1;
    expect(share, value).toBeGreaterThan(0);
    expect(share, value).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['3 of 14', 3 / 14],
  ['53 hours', undefined],
  ['of', undefined],
])('%s as a share of all', (figure, share) => {
  expect(shareOf(figure)).toBe(share);
});
