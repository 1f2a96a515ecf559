import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

import { sizesOf, sizeTable } from './releaseSizes.ts';

test('the sizes of a release count each file once, as it is sent', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'sizes-'));
  await mkdir(path.join(dist, 'client/static'), { recursive: true });
  await mkdir(path.join(dist, 'server'));
  for (const [file, bytes] of [
    ['client/index.html', 5_000],
    ['client/index.html.br', 1_000],
    ['client/index.html.gz', 2_000],
    ['client/static/a.js', 700],
    ['client/robots.txt', 30],
    ['server/node.js', 4_000],
  ] as const)
    await writeFile(path.join(dist, file), 'x'.repeat(bytes));
  const sizes = await sizesOf(dist);
  await rm(dist, { recursive: true });
  expect(sizes).toMatchObject({
    pages: 1_000,
    script: 700,
    style: 0,
    'other files for visitors': 30,
    server: 4_000,
  });
});

test('the table of sizes says what changed since the release before, and the sizes alone without one', () => {
  const lines = (table: string) => table.split('\n').map((line) => line.trim().split(/\s{2,}/));
  expect(lines(sizeTable({ pages: 1_000, old: 500 }, { pages: 1_500 }))).toEqual([
    ['Size, kB', 'before', 'now', 'change'],
    ['pages', '1.0', '1.5', '+0.5'],
    ['old', '0.5', '0.0', '-0.5'],
  ]);
  expect(lines(sizeTable(undefined, { pages: 1_500 }))).toEqual([
    ['Size, kB', 'now'],
    ['pages', '1.5'],
  ]);
});
