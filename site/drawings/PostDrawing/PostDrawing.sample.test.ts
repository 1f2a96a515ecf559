import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { posts } from '#site/content/posts.ts';

const source = readFileSync(new URL('./posts.svg', import.meta.url), 'utf8');
const drawn = [...source.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);

test('every post has a drawing of its own, and every drawing is that of a post', () => {
  expect([...drawn].sort()).toEqual(posts.map(({ drawing }) => drawing).sort());
});

test('every stroke keeps its width, whatever the size', () => {
  expect(source.match(/vector-effect="non-scaling-stroke"/g)?.length).toBe(source.match(/<path /g)?.length);
});

test('its words stand on the paper', () => {
  for (const [, x, y] of source.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)) {
    expect(Number(x)).toBeLessThanOrEqual(360);
    expect(Number(y)).toBeLessThanOrEqual(158);
  }
});
