import { expect, test } from 'vitest';

import { arrived, mapBox, namePlaces, switchedOff, systemPaths } from './roadmapPaths.ts';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
const dots = (path: string) => path.split('M').length - 1;

test('systemPaths lead every system to the end, to being switched off or into another', () => {
  const arriving = systemPaths.filter((path) => path.endsWith('H1188'));
  expect(arriving).toHaveLength(dots(arrived));
  expect(dots(arrived) + dots(switchedOff)).toBeLessThan(systemPaths.length);
});

test('systemPaths stay inside the drawing', () => {
  for (const path of [...systemPaths, switchedOff, arrived]) {
    expect(Math.max(...numbers(path))).toBeLessThanOrEqual(mapBox.width);
    expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(0);
  }
});

test('systemPaths begin at different places', () => {
  const starts = systemPaths.map((path) => /^M0 (\d+)/.exec(path)?.[1]);
  expect(new Set(starts).size).toBe(systemPaths.length);
});

test('namePlaces has a place for each system that ends or arrives', () => {
  expect(namePlaces).toHaveLength(dots(arrived) + dots(switchedOff));
});
