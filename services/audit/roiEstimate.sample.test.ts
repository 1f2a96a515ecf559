import fc from 'fast-check';
import { expect, test } from 'vitest';

import { defaultAssumptions, parseRoi, savingOf } from './roiEstimate.ts';

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
  },
);

test('savingOf multiplies hours, weeks, cost and share', () => {
  // 10 hours x 48 weeks x €20 = €9,600 today; 60% of it saved = €5,760.
  expect(savingOf({ ...defaultAssumptions, hoursPerWeek: 10 })).toEqual({ costToday: 9_600, saving: 5_760 });
});

test('savingOf gives finite amounts, the saving at most the cost, for any assumptions', () => {
  const amount = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, -1));
  fc.assert(
    fc.property(amount, amount, amount, (hoursPerWeek, hourlyCost, share) => {
      const { costToday, saving } = savingOf({ hoursPerWeek, hourlyCost, share });
      expect(Number.isFinite(costToday)).toBe(true);
      expect(saving).toBeGreaterThanOrEqual(0);
      expect(saving).toBeLessThanOrEqual(costToday);
    }),
    { numRuns: 500 },
  );
  expect(savingOf({ ...defaultAssumptions, share: 7 }).saving).toBe(28_800);
});

test('parseRoi answers for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => void parseRoi(text)),
    { verbose: 1 },
  );
});
