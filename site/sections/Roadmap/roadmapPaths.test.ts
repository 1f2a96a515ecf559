import { expect, test } from 'vitest';

import { arrived, mapBox, switchedOff, systemPaths } from './roadmapPaths.ts';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
const dots = (path: string) => path.split('M').length - 1;

test('every system of today either arrives, is switched off or joins another', () => {
  const arriving = systemPaths.filter((path) => path.endsWith('H1188'));
  expect(arriving).toHaveLength(dots(arrived));
  expect(dots(arrived) + dots(switchedOff)).toBeLessThan(systemPaths.length);
});

test('no line leaves the drawing', () => {
  for (const path of [...systemPaths, switchedOff, arrived]) {
    expect(Math.max(...numbers(path))).toBeLessThanOrEqual(mapBox.width);
    expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(0);
  }
});

test('all systems of today begin at different places', () => {
  const starts = systemPaths.map((path) => /^M0 (\d+)/.exec(path)?.[1]);
  expect(new Set(starts).size).toBe(systemPaths.length);
});
