import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const drawings = readFileSync(new URL('./pages.svg', import.meta.url), 'utf8');
const ids = [...drawings.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const pages = Object.values(
  import.meta.glob<string>('../../pages/*/*.tsx', { query: '?raw', import: 'default', eager: true }),
);
const used = pages.flatMap((page) =>
  [...page.matchAll(/<PageDrawing name="([^"]*)"/g)].map(([, name]) => name),
);

test('every page shows a drawing that is there, and every drawing is shown', () => {
  const shown = [...new Set(used)].flatMap((name) => [name, `${name}-ends`]);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !ids.includes(name))).toEqual([]);
  expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
});
