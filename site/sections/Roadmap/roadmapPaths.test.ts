import { expect, test } from 'vitest';

import {
  arrivals,
  arrived,
  began,
  boxes,
  ends,
  joined,
  joins,
  straight,
  switchedOff,
  systemPaths,
  tangle,
} from './roadmapPaths.ts';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
const lines = (path: string) => path.split('M').length - 1;

test('systemPaths lead every system to the end, to being switched off or into another', () => {
  const arriving = systemPaths.filter((path) => path.endsWith(`H${boxes.years.width}`));
  expect(arriving).toHaveLength(arrivals.length);
  expect(lines(arrived)).toBe(arrivals.length);
  expect(lines(switchedOff)).toBe(ends.length);
  expect(lines(joined)).toBe(joins.length);
  const joining = systemPaths.filter((path) => path.includes('C'));
  expect(arrivals.length + ends.length + joining.length / 2).toBe(systemPaths.length);
});

test('systemPaths stay inside the drawing', () => {
  for (const path of [...systemPaths, switchedOff, arrived]) {
    expect(Math.max(...numbers(path))).toBeLessThanOrEqual(boxes.years.width);
    expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(0);
  }
});

test('tangle and straight bring one line to each lane, from different places', () => {
  expect(new Set(began).size).toBe(systemPaths.length);
  for (const path of [tangle, straight]) expect(lines(path)).toBe(systemPaths.length);
});
