import fc from 'fast-check';
import { expect, test } from 'vitest';

import { country } from './country.ts';
import { formatMoney, formatNumber } from './formatMoney.ts';

test('formatNumber writes whole numbers as British English does', () => {
  const british = new Intl.NumberFormat('en-GB');
  fc.assert(fc.property(fc.maxSafeNat(), (number) => formatNumber(number) === british.format(number)));
  expect([0, 999, 1_000, 1_234_567].map(formatNumber)).toEqual(['0', '999', '1,000', '1,234,567']);
});

test('formatMoney writes whole amounts in the currency of the country, as Intl does', () => {
  const written = new Intl.NumberFormat(country.locale, {
    style: 'currency',
    currency: country.currency,
    maximumFractionDigits: 0,
  });
  const amounts = fc.double({ min: 0, max: 1e12, noNaN: true });
  fc.assert(fc.property(amounts, (amount) => formatMoney(amount) === written.format(amount)));
});
