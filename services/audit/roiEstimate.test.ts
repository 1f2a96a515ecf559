import fc from 'fast-check';
import { expect, test } from 'vitest';

import { defaultAssumptions, estimateRoi, parseRoi } from './roiEstimate.ts';

test.each([
  ['150-200%', 150, 200],
  ['150–200 %', 150, 200],
  ['150% - 200%', 150, 200],
  ['200-150%', 150, 200],
  ['up to 300%', 300, 300],
  ['120%+', 120, 120],
  ['1,200-1,500%', 1200, 1500],
  ['2.5-3x', 250, 300],
  ['97.5%', 97.5, 97.5],
])('parseRoi reads "%s"', (text, low, high) => {
  expect(parseRoi(text)).toEqual({ low, high });
});

test.each(['', 'high', '6-12 months', '%', '150-200', '€5,000'])(
  'parseRoi says that "%s" is no percentage',
  (text) => {
    expect(parseRoi(text)).toBeNull();
    expect(estimateRoi(text)).toBeNull();
  },
);

test('estimateRoi works out the example of its formula', () => {
  // 10 hours x 48 weeks x €20 = €9,600 today; 60% of it saved = €5,760; at 100% return it may cost half, at 200% a third.
  expect(estimateRoi('100-200%', { ...defaultAssumptions, hoursPerWeek: 10 })).toEqual({
    costToday: 9_600,
    saving: 5_760,
    budget: { low: 1_920, high: 2_880 },
    gain: { low: 2_880, high: 3_840 },
    paybackMonths: { low: 4, high: 6 },
  });
});

const amounts = fc.oneof(
  fc.double(),
  fc.double({ min: 0, max: 200, noNaN: true }),
  fc.constantFrom(Number.NaN, -1),
);

test('estimateRoi gives amounts that agree with each other, for any assumptions', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000),
      fc.nat(1_000),
      amounts,
      amounts,
      amounts,
      (low, high, hoursPerWeek, hourlyCost, share) => {
        const estimate = estimateRoi(`${low}-${high}%`, { hoursPerWeek, hourlyCost, share });
        if (!estimate) throw new Error('no estimate');
        const { costToday, saving, budget, gain, paybackMonths } = estimate;
        for (const amount of [
          costToday,
          saving,
          budget.low,
          budget.high,
          gain.low,
          gain.high,
          paybackMonths.low,
        ]) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(amount)).toBe(true);
        }
        expect(saving).toBeLessThanOrEqual(costToday);
        expect(budget.low).toBeLessThanOrEqual(budget.high);
        expect(gain.low).toBeLessThanOrEqual(gain.high);
        expect(paybackMonths.low).toBeLessThanOrEqual(paybackMonths.high);
        expect(budget.low + gain.high).toBeCloseTo(saving, 3);
      },
    ),
    { numRuns: 500 },
  );
});

test('parseRoi answers for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => void parseRoi(text)),
    { verbose: 1 },
  );
  expect(estimateRoi('100%', { ...defaultAssumptions, share: 7 })?.saving).toBe(28_800);
});
