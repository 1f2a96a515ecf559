import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { offeringIds } from '#services/knowledge';

const drawings = readFileSync(new URL('./pages.svg', import.meta.url), 'utf8');
const ids = [...drawings.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const pages = Object.values(
  import.meta.glob<string>('../../pages/*/*.tsx', { query: '?raw', import: 'default', eager: true }),
);
const used = pages.flatMap((page) =>
  [...page.matchAll(/<PageDrawing\s+name="([^"]*)"/g)].map(([, name]) => name),
);

/** A line of the drawing for each service, in case that not all are offered. */
const partsOf = (name: string | undefined) =>
  name === 'services' ? offeringIds.flatMap((_, line) => [`services-${line}`, `services-${line}-ends`]) : [];

test('every page shows a drawing that is there, and every drawing is shown', () => {
  const shown = [...new Set(used)].flatMap((name) => [name, `${name}-ends`, ...partsOf(name)]);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !ids.includes(name))).toEqual([]);
  expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
});
