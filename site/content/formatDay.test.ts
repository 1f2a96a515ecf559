import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatDay, formatShortDay } from './formatDay.ts';

test('formatDay writes days as British English does', () => {
  const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => formatDay(day.toISOString().slice(0, 10)) === british.format(day)));
  expect(formatDay('2026-03-02')).toBe('2 March 2026');
});

test('formatShortDay has three letters of the month', () => {
  expect(formatShortDay('2026-09-24')).toBe('24 Sep 2026');
  expect(formatShortDay('2026-05-02')).toBe('2 May 2026');
});
