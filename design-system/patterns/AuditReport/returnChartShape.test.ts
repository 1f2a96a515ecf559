import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ReportSolution } from './ReportItem.ts';
import { chartBox, returnChart } from './returnChartShape.ts';

const solutionOf = (difficulty: string, range: ReportSolution['range']): ReportSolution => ({
  title: 'A title',
  description: '',
  priority: 'High',
  roi: '',
  difficulty,
  range,
});
const range = fc
  .tuple(fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }))
  .map(([low, more]) => ({ low, high: low + more }));
const solutions = fc.array(
  fc
    .tuple(fc.constantFrom('Easy', 'Low', 'Medium', 'Hard', 'High'), range)
    .map(([difficulty, range]) => solutionOf(difficulty, range)),
  { minLength: 2, maxLength: 12 },
);
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('the chart of effort and return', () => {
  test('puts every solution inside its frame, and no two at the same place', () => {
    fc.assert(
      fc.property(solutions, (all) => {
        const places = returnChart(all)?.places ?? [];
        expect(places.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
        expect(new Set(places.map(({ x }) => x)).size).toBe(all.length);
        for (const { x, high, low } of places) {
          expect(inOrder([chartBox.left, x, chartBox.right])[1]).toBe(x);
          expect(inOrder([chartBox.top, high, low, chartBox.bottom])).toEqual([
            chartBox.top,
            high,
            low,
            chartBox.bottom,
          ]);
        }
      }),
    );
  });

  test('puts more return higher and more effort further to the right', () => {
    fc.assert(
      fc.property(range, range, (one, other) => {
        const [easy, hard] = returnChart([solutionOf('Easy', one), solutionOf('Hard', other)])?.places ?? [];
        expect(easy?.x).toBeLessThan(hard?.x ?? Number.NaN);
        expect(Math.sign((easy?.high ?? 0) - (hard?.high ?? 0))).toBe(Math.sign(other.high - one.high));
      }),
    );
  });

  test.each([
    ['nothing', []],
    ['one solution', [solutionOf('Easy', { low: 100, high: 200 })]],
    ['no figures', [solutionOf('Easy', undefined), solutionOf('Hard', undefined)]],
    [
      'efforts in words',
      [solutionOf('Tricky', { low: 1, high: 2 }), solutionOf('3 weeks', { low: 1, high: 2 })],
    ],
    [
      'usual values',
      (['roi', 'difficulty'] as const).map((fact) => ({
        ...solutionOf('Easy', { low: 1, high: 2 }),
        usual: [fact],
      })),
    ],
    [
      'figures that cannot be',
      [solutionOf('Easy', { low: Number.NaN, high: 1 }), solutionOf('Hard', { low: 0, high: Infinity })],
    ],
  ])('is null for %s', (_, all) => expect(returnChart(all)).toBeNull());

  test('has lines at round values from 0 to more than the highest return', () => {
    const all = [solutionOf('Easy', { low: 150, high: 250 }), solutionOf('Hard', { low: 80, high: 90 })];
    expect(returnChart(all)?.lines.map(({ percent }) => percent)).toEqual([0, 150, 300]);
  });
});
