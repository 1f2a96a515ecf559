import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { vars } from '#design-system/styles';

const file = readFileSync(new URL('./nicosia.svg', import.meta.url), 'utf8');
const [walls = '', , gates = '', , river = '', way = ''] = Array.from(
  file.matchAll(/<path d="([^"]*)"/g),
  ([, path]) => path,
);
/** The corners of a path, from the middle of the walls: how far, and in which direction, clockwise from the north. */
const corners = (path: string) =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => {
    const [east, south] = [Number(x) - 230, Number(y) - 230];
    return { distance: Math.hypot(east, south), degrees: (Math.atan2(east, -south) * 180) / Math.PI };
  });

test('the walls are a closed star of eleven bastions', () => {
  expect(corners(walls).filter(({ distance }) => distance > 213)).toHaveLength(11);
  expect(corners(walls).every(({ distance }) => distance > 163.8 && distance < 214.2)).toBe(true);
  expect(walls).toMatch(/^M[^M]*Z$/);
});

test('the openings are in the north, the east, the south and the west, and no line crosses the north', () => {
  const middles = gates
    .split('Z')
    .slice(0, -1)
    .map((gate) => {
      const places = corners(gate).map(({ degrees }) => degrees);
      return places.reduce((sum, each) => sum + (each < -170 ? each + 360 : each), 0) / places.length;
    });
  expect(middles.map(Math.round)).toEqual([0, 101, -164, -98]);
  expect(corners(way).every(({ degrees }) => Math.abs(degrees) > 100)).toBe(true);
  expect(corners(river).length).toBeGreaterThan(5);
});

test('its colours are those of the themes', () => {
  const colours = Array.from(file.matchAll(/(?:fill|stroke)="(var[^"]+)"/g), ([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set([vars.color.surface.page, vars.color.text.body]));
});
