import { expect, test } from 'vitest';

import { caseStudies, paybackOf } from '#services/knowledge';

import { paybackLine } from './paybackLine.ts';

const note = 'As counted.';
const payback = paybackOf({ days: 20, monthly: 200, payback: { hours: { count: 50, a: 'month' }, note } });

test('the line rises from the price to nothing and on to a whole year', () => {
  const { end, endBalance, zero, pointsToZero, earned } = paybackLine(payback);
  expect([end, endBalance]).toEqual([12, 1600]);
  expect(pointsToZero).toEqual([
    { x: 0, y: 100 },
    { x: 83.3, y: zero },
  ]);
  expect(earned[0]).toEqual(pointsToZero[1]);
  expect(earned[1]?.x).toBe(100);
});

test('has a balanceLine for each month between, and says which of them are earned', () => {
  const { balanceLines } = paybackLine(payback);
  expect(balanceLines).toHaveLength(11);
  expect(balanceLines.filter(({ earned }) => earned)).toHaveLength(2);
});

test('a year that is not enough is drawn longer', () => {
  const months = paybackLine(
    paybackOf({ days: 24, monthly: 200, payback: { hours: { count: 50, a: 'month' }, note } }),
  );
  expect(months.end).toBe(18);
});

test.each(caseStudies)('the line of "$title" stays inside its drawing', (study) => {
  const { pointsToZero, earned, end, balanceLines } = paybackLine(paybackOf(study));
  for (const { x, y } of [...pointsToZero, ...earned, ...balanceLines]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  }
  expect(end).toBeLessThanOrEqual(24);
});
