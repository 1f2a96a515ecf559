import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { posts } from '#site/content/posts.ts';
import { startHere } from '#site/pages/BlogPage/BlogPage.content.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const drawnIn = (source: string) => [...source.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
const wide = read('./posts.svg');
const tall = read('./tallPosts.svg');

test('every post has a drawing of its own, and every drawing is that of a post', () => {
  expect(drawnIn(wide).sort()).toEqual(posts.map(({ drawing }) => drawing).sort());
});

test('every post to begin with has a tall drawing, and every tall drawing is that of one', () => {
  const first = posts.filter(({ slug }) => Object.values(startHere).includes(slug));
  expect(drawnIn(tall).sort()).toEqual(first.map(({ drawing }) => drawing).sort());
});

describe.each([
  ['wide', wide, 158],
  ['tall', tall, 278],
])('a %s drawing', (_, source, height) => {
  test('keeps the width of every stroke, whatever the size', () => {
    expect(source.match(/vector-effect="non-scaling-stroke"/g)?.length).toBe(source.match(/<path /g)?.length);
  });

  test('has its words on the paper', () => {
    for (const [, x, y] of source.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)) {
      expect(Number(x)).toBeLessThanOrEqual(360);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
  });
});
