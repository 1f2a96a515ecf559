import { expect, test } from 'vitest';

import { shareOfWeek } from './shareOfWeek.ts';

test.each([
  [2, 'under half a day'],
  [4, 'half a day'],
  [5, 'over half a day'],
  [8, 'one day'],
  [18, 'over two days'],
  [39, 'over four days'],
  [40, 'one week'],
  [45, 'over one week'],
  [80, 'two weeks'],
  [130, 'over three weeks'],
])('%i hours are %s', (hours, share) => {
  expect(shareOfWeek(hours)).toBe(share);
});
