import { expect, test } from 'vitest';

import { areaDrawings } from './areaDrawings.ts';
import { caseDrawings } from './caseDrawings.ts';
import { categoryDrawings } from './categoryDrawings.ts';
import { anyServicePath, serviceDrawings } from './serviceDrawings.ts';

const glyphs = [serviceDrawings, { anyServicePath }, areaDrawings, categoryDrawings, caseDrawings].flatMap(
  (set) => Object.entries(set),
);

test.each(glyphs)('%s is drawn with at least three lines and nothing but numbers', (_name, path) => {
  expect(path.match(/M/g)?.length).toBeGreaterThanOrEqual(3);
  expect(path).toMatch(/^[MLHVCSAZhv0-9 .-]+$/);
  expect(path).not.toContain('NaN');
});

test.each(glyphs)('%s stays on its square of 72 units', (_name, path) => {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(68);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
});
