import { expect, test } from 'vitest';

import { shareOfWeek } from './shareOfWeek.ts';

test.each([
  [2, 'less than half a day'],
  [4, 'half a day'],
  [5, 'more than half a day'],
  [8, 'one day'],
  [18, 'more than two days'],
  [39, 'more than four days'],
  [40, 'one week'],
  [45, 'more than one week'],
  [80, 'two weeks'],
  [130, 'more than three weeks'],
])('%i hours are %s', (hours, share) => {
  expect(shareOfWeek(hours)).toBe(share);
});
