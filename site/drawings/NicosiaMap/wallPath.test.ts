import { expect, test } from 'vitest';

import { bastions, mapMiddle, wallPath } from './wallPath.ts';

const corners = (path: string) =>
  (path.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
    return { x, y, distance: Math.hypot(x - mapMiddle.x, y - mapMiddle.y) };
  });

test('wallPath draws eleven bastions', () => {
  const tips = corners(wallPath()).filter(({ distance }) => distance > 213);
  expect(tips).toHaveLength(bastions);
  expect(bastions).toBe(11);
});

test('wallPath draws a star: no corner inside the curtain or outside the tips, and closed', () => {
  const path = wallPath();
  for (const { distance } of corners(path)) {
    expect(distance).toBeGreaterThan(163.9);
    expect(distance).toBeLessThan(214.1);
  }
  expect(path).toMatch(/^M.*Z$/);
});

test('wallPath draws lines inside that never cross the walls', () => {
  const [outer, inner] = [corners(wallPath()), corners(wallPath(10))];
  // Corner by corner: nearer to the middle on the curtain and at the tips, nearer to the axis at the necks.
  for (const [index, { distance }] of inner.entries()) {
    const place = index % 7;
    if (place === 0 || place === 3 || place === 6) {
      expect(distance).toBeLessThan(outer[index]?.distance ?? 0);
    }
  }
  expect(inner).toHaveLength(outer.length);
});

test('wallPath draws halves that mirror each other in the street from south to north', () => {
  const all = corners(wallPath());
  for (const { x, y } of all) {
    const mirrored = 2 * mapMiddle.x - x;
    expect(all.some((other) => Math.abs(other.x - mirrored) < 0.2 && Math.abs(other.y - y) < 0.2)).toBe(true);
  }
});
