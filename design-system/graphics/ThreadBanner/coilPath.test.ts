import { expect, test } from 'vitest';

import { coilPath } from './coilPath.ts';

const points = (turns: number) =>
  [...coilPath(turns).matchAll(/Q(\S+) (\S+) /g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test('comes in straight and goes on straight, in the middle of its box', () => {
  expect(coilPath(6)).toMatch(/^M-\d+ 32H14Q.*L210 32H\d+$/);
});

test.each([3, 4, 6, 8, 11])('stays within its box and before the ingot with %i turns', (turns) => {
  for (const { x, y } of points(turns)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(220);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(64);
  }
});

test('turns back more often, the more loops it has', () => {
  const turnsBack = (turns: number) => {
    const xs = points(turns).map(({ x }) => x);
    return xs.filter((x, index) => x < (xs[index - 1] ?? x) && (xs[index - 2] ?? x) < (xs[index - 1] ?? x))
      .length;
  };
  expect(turnsBack(3)).toBeGreaterThan(0);
  expect(turnsBack(11)).toBeGreaterThan(turnsBack(3));
});
