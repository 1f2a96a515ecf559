import { expect, test } from 'vitest';

import { scale } from './ServiceComparison.content.ts';

test('the scale has a line at nothing and at each quarter, and ends at the dearest price or just above it', () => {
  expect(scale(32_000)).toEqual([0, 8_000, 16_000, 24_000, 32_000]);
  expect(scale(32_400)).toEqual([0, 9_000, 18_000, 27_000, 36_000]);
});
