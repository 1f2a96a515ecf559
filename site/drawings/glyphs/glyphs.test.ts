import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { automations } from '#services/knowledge';
import { postCategories } from '#site/content/categories.ts';

import { areaDrawing } from './Glyph.tsx';
import { drawnServices } from './ServiceGlyph.tsx';

const pathsOf = (file: string) =>
  [
    ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/<path id="([^"]+)"[^>]* d="([^"]+)"/g),
  ].map(([, id = '', path = '']): [string, string] => [id, path]);
const glyphs = pathsOf('./glyphs.svg');
const pages = pathsOf('../PageDrawing/pages.svg');

const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test.each([...glyphs, ...pages])('%s is drawn with nothing but numbers', (_name, path) => {
  expect(path).toMatch(/^M[MLHVCSAZVhvacs0-9 .-]+$/);
});

test.each(glyphs)('%s stays on its square of 72 units', (_name, path) => {
  expect(Math.max(...numbersOf(path))).toBeLessThanOrEqual(68);
});

test.each(pages)('%s stays on its units', (name, path) => {
  const width = name.startsWith('about') ? 1400 : 360;
  expect(Math.max(...numbersOf(path))).toBeLessThanOrEqual(width);
});

test('every stroke keeps its width, whatever the size', () => {
  for (const file of ['./glyphs.svg', '../PageDrawing/pages.svg']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source.match(/vector-effect="non-scaling-stroke"/g)?.length, file).toBe(
      source.match(/<path /g)?.length,
    );
  }
});

test.each([
  ['services', [...drawnServices]],
  ['areas of business', automations.map(({ area }) => areaDrawing(area))],
  ['categories of the blog', postCategories],
])('the %s name drawings that are there', (_what, names) => {
  const drawn = new Set(glyphs.map(([id]) => id));
  expect(names.filter((name) => !drawn.has(name))).toEqual([]);
});
