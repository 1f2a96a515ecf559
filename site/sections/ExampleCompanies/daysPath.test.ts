import { expect, test } from 'vitest';

import { dayHeight, daysPath } from './daysPath.ts';

test('daysPath fills a day before the next begins', () => {
  expect(daysPath(0)).toBe('');
  expect(daysPath(8)).toBe(`M5.5 0V${dayHeight}`);
  expect(daysPath(10)).toBe(`M5.5 0V${dayHeight}M20.5 0V9`);
});
