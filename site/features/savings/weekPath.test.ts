import { expect, test } from 'vitest';

import { startOf, weekPath } from './weekPath.ts';

test('startOf leaves more room before the first hour of a day', () => {
  const steps = Array.from({ length: 39 }, (_, hour) => startOf(hour + 1) - startOf(hour));
  const wide = steps.flatMap((step, hour) => (step > Math.min(...steps) + 1 ? [hour + 1] : []));
  expect(wide).toEqual([8, 16, 24, 32]);
});

test('weekPath begins at the left, a row lower for each week', () => {
  expect(weekPath(0, 0)).toBe('M0 4H0');
  expect(weekPath(2, 1)).toBe('M0 12H8');
});
