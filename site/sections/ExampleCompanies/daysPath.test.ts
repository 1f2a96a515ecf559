import { expect, test } from 'vitest';

import { dayHeight, daysPath } from './daysPath.ts';

test('daysPath fills a day before the next begins', () => {
  expect(daysPath(0)).toBe('');
  expect(daysPath(8)).toBe(`M5.5 0V${dayHeight}`);
  expect(daysPath(10)).toBe(`M5.5 0V${dayHeight}M20.5 0V9`);
});

test('daysPath parts a second week from the first', () => {
  expect(daysPath(45)).toContain('M65.5 0V45M86.5 0V27');
});
