import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pulledStripPaths, stripBox, stripPaths } from '../ThreadStrip/stripPaths.ts';
import { pulledPaths } from './pulledPaths.ts';
import { threadBox, threadPaths } from './threadPaths.ts';

const shapes = fc.record({ seed: fc.integer(), lanes: fc.integer({ min: 1, max: 9 }) });
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
/** All control points of a path made of M and C, which it cannot leave. */
const points = (path: string) => {
  const all = numbers(path);
  return all.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: all[index + 1] ?? Number.NaN }] : []));
};

describe('the wide Thread', () => {
  test('is the same for the same seed', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(threadPaths(shape)).toEqual(threadPaths({ ...shape }));
      }),
    );
  });

  test('differs for another seed', () => {
    expect(threadPaths({ seed: 7, lanes: 5 }).tangles).not.toEqual(
      threadPaths({ seed: 8, lanes: 5 }).tangles,
    );
  });

  test('has a tangled line and a lane for each result, and no two alike', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const { tangles, lanes } = threadPaths(shape);
        expect(new Set(tangles).size).toBe(shape.lanes);
        expect(new Set(lanes.map(({ path }) => path)).size).toBe(shape.lanes);
      }),
    );
  });

  test('runs straight into the end of each lane, evenly spaced from the top', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const { lanes } = threadPaths(shape);
        lanes.forEach(({ path, end }, index) => {
          const all = numbers(path);
          // ... C x y x y x y H x: the curve arrives level with where the lane ends.
          expect(path).toMatch(/H\d+(\.\d+)?$/);
          expect(all.at(-1)).toBe(end.x);
          expect(all.at(-2)).toBe(end.y);
          expect(all.at(-4)).toBe(end.y);
          expect(end.y).toBeCloseTo(threadBox.top + (threadBox.height * (index + 0.5)) / shape.lanes, 6);
        });
      }),
    );
  });

  test('never leaves its box, but for the overhang on the left', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        for (const { x, y } of threadPaths(shape).tangles.flatMap(points)) {
          expect(x).toBeGreaterThanOrEqual(-threadBox.overhang);
          expect(x).toBeLessThanOrEqual(threadBox.width);
          expect(y).toBeGreaterThanOrEqual(threadBox.top);
          expect(y).toBeLessThanOrEqual(threadBox.top + threadBox.height);
        }
      }),
    );
  });
});

test('the wide Thread begins beyond the left edge of a window of 2560 px', () => {
  // Beside the content of 1200 px, of which the drawing takes at least 1000.
  const outside = ((2560 - 1200) / 2) * (threadBox.width / 1000);
  for (const path of threadPaths({ seed: 7, lanes: 5 }).tangles)
    expect(points(path)[0]?.x).toBeLessThan(-outside);
});

describe('the strip on phones', () => {
  test('stays inside its box, but for the overhang on the left', () => {
    fc.assert(
      fc.property(shapes, fc.boolean(), (shape, labelled) => {
        const { tangles, lanes } = stripPaths({ ...shape, labelled });
        for (const { x, y } of tangles.flatMap(points)) {
          expect(x).toBeGreaterThanOrEqual(-48);
          expect(x).toBeLessThanOrEqual(stripBox.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(stripBox.height);
        }
        for (const { end } of lanes) expect(end.x).toBeLessThan(stripBox.width);
      }),
    );
  });
});

describe('lines pulled out of the Thread', () => {
  const lanes = fc.integer({ min: 1, max: 12 });

  test('come one for each lane, the same each time, and end where the lane begins', () => {
    fc.assert(
      fc.property(lanes, (count) => {
        expect(pulledPaths(count)).toEqual(pulledPaths(count));
        expect(new Set(pulledPaths(count)).size).toBe(count);
        expect(pulledStripPaths(count)).toHaveLength(count);
        for (const path of pulledPaths(count)) expect(points(path).at(-1)?.x).toBe(452);
      }),
    );
  });

  test('stay in the drawing and go on to the right, so that they never tangle', () => {
    fc.assert(
      fc.property(lanes, (count) => {
        for (const path of pulledPaths(count)) {
          const all = points(path);
          expect(all.map(({ x }) => x)).toEqual(all.map(({ x }) => x).toSorted((a, b) => a - b));
          for (const { y } of all) {
            expect(y).toBeGreaterThan(threadBox.top);
            expect(y).toBeLessThan(threadBox.top + threadBox.height);
          }
        }
      }),
    );
  });
});
