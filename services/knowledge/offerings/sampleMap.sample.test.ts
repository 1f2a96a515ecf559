import { expect, test } from 'vitest';

import { buildPrice } from '../dayRate.ts';
import { hourCost, weeksInMonth } from '../hourCost.ts';
import { prices } from '../offerings/prices.ts';
import { sampleMoves, samplePaybackMonths, sampleTotal } from './sampleMap.ts';

const months = ['January', 'February', 'March', 'April', 'May'];
const { switchedOff, merged } = sampleMoves;

test('each month of the sample map has the name of its number', () => {
  for (const { month, after } of switchedOff) expect(months[(after % 12) - 1]).toBe(month);
});

test('samplePaybackMonths is the first month in which all is back, counted month by month', () => {
  const map = prices['enterprise-it-strategy']?.small ?? { days: 0 };
  const spent = buildPrice(map) + buildPrice(sampleTotal);
  expect(spent).toBe(22_000);
  const monthly = [
    ...switchedOff.map(({ after, saves }) => ({ after, amount: saves })),
    ...merged.map(({ after, hours }) => ({ after, amount: hours * weeksInMonth * hourCost })),
  ];
  let back = 0;
  let month = 0;
  while (back < spent && month < 100) {
    month += 1;
    for (const { after, amount } of monthly) if (month > after) back += amount;
  }
  expect(samplePaybackMonths(spent)).toBe(month);
  expect(month).toBeLessThanOrEqual(36);
  expect(month).toBeGreaterThanOrEqual(Math.max(...monthly.map(({ after }) => after)));
});
