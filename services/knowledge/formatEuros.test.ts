import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatEuros, formatNumber } from './formatEuros.ts';

test('formatNumber writes whole numbers as British English does', () => {
  const british = new Intl.NumberFormat('en-GB');
  fc.assert(fc.property(fc.maxSafeNat(), (number) => formatNumber(number) === british.format(number)));
  expect([0, 999, 1_000, 1_234_567].map(formatNumber)).toEqual(['0', '999', '1,000', '1,234,567']);
});

test('formatEuros rounds to whole euros as British English does', () => {
  const british = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const amounts = fc.double({ min: 0, max: 1e12, noNaN: true });
  fc.assert(fc.property(amounts, (amount) => formatEuros(amount) === british.format(amount)));
  expect(formatEuros(2.5)).toBe('€3');
});
