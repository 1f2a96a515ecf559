// @vitest-environment node
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { PostHeading } from '../content/PostMeta.ts';
import { mistakesIn } from './mistakesIn.ts';
import { postsPlugin } from './postsPlugin.ts';

const post = (date: string, title = 'A post with a title') => `---
title: ${title}
description: A description that is long enough to be shown by a search engine under the title.
category: tech-insights
tags: [voice, greek]
date: ${date}
author: The team
---

Some words.

## It costs €3 & more

| Left | Right |
| :--- | ---: |
| a | 1 |

## It costs €3 & more

### \`code\` and *stress*
`;

let folder: string;
let server: ViteDevServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posts-'));
  // The posts need React, which is found beside them or above.
  await symlink(
    fileURLToPath(new URL('../../node_modules', import.meta.url)),
    path.join(folder, 'node_modules'),
  );
  await writeFile(path.join(folder, 'older.md'), post('2025-01-01'));
  await writeFile(path.join(folder, 'newer.md'), post('2026-01-01'));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

const start = async (root = folder) => {
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [postsPlugin(folder)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  return server;
};

const load = async (file: string) => (await start()).ssrLoadModule(path.join(folder, file));

test('postsPlugin gives lists all that is known of a post but its text and what stands in it', async () => {
  expect((await load('newer.md?meta')).default).toEqual({
    slug: 'newer',
    title: 'A post with a title',
    description: 'A description that is long enough to be shown by a search engine under the title.',
    category: 'tech-insights',
    tags: ['voice', 'greek'],
    date: '2026-01-01',
    author: 'The team',
    wordCount: 17,
    readingMinutes: 1,
  });
});

test('postsPlugin gives a post the headings it exports, and no style attribute', async () => {
  const { default: Post, headings } = await load('newer.md');
  const html = renderToStaticMarkup(Post({ components: { strong: 'b' } }));
  const ids = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(3);
  expect(headings.map(({ id }: PostHeading) => id)).toEqual(ids);
  expect(headings.at(-1)).toEqual({ id: 'code-and-stress', text: 'code and stress', level: 3 });
  expect(html).toContain('<td class="align-right" data-label="Right">1</td>');
  expect(html).not.toMatch(/\s(style|align)=/);
  expect(html).not.toContain('title:');
});

test('postsPlugin lets the page draw elements with components of its own', async () => {
  const { default: Post } = await load('newer.md');
  expect(renderToStaticMarkup(Post({ components: { table: () => 'a table of ours' } }))).toContain(
    'a table of ours',
  );
});

test('postsPlugin leaves a post alone when its source is imported', async () => {
  expect((await load('newer.md?raw')).default).toBe(post('2026-01-01'));
});

const list = `export const dates = () => Object.values(
  import.meta.glob('./*.md', { query: '?meta', import: 'default', eager: true })).map(({ date }) => date);`;

test('a list of posts follows a new post, a changed one and a deleted one in development', async () => {
  await writeFile(path.join(folder, 'list.js'), list);
  const { ssrLoadModule, watcher } = await start();
  const dates = async () => (await ssrLoadModule(path.join(folder, 'list.js'))).dates();
  expect(await dates()).toEqual(['2026-01-01', '2025-01-01']);
  const file = path.join(folder, 'newest.md');

  await writeFile(file, post('2026-02-02'));
  watcher.emit('add', file);
  await expect.poll(dates).toEqual(['2026-01-01', '2026-02-02', '2025-01-01']);

  await writeFile(file, post('2025-06-06'));
  watcher.emit('change', file);
  await expect.poll(dates).toEqual(['2026-01-01', '2025-06-06', '2025-01-01']);

  await rm(file);
  watcher.emit('unlink', file);
  await expect.poll(dates).toEqual(['2026-01-01', '2025-01-01']);
});

const buildOf = (input: string, ssr = true) =>
  build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [postsPlugin(folder)],
    build: { write: false, ssr, rolldownOptions: { input } },
  });

test('a build with an incomplete post fails and says once which, what and how', async () => {
  const entry = path.join(folder, 'list.js');
  await writeFile(entry, `export * as texts from './newer.md';\n${list}`);
  await expect(buildOf(entry)).resolves.toBeTruthy();

  await writeFile(path.join(folder, 'newer.md'), post('2026-01-01').replace(/^author.*\n/m, ''));
  await expect(buildOf(entry).catch(mistakesIn)).resolves.toEqual([
    'site/content/posts/newer.md: "author" is missing. Write a role such as "The team".',
  ]);
  await expect(buildOf(path.join(folder, 'absent.js')).catch(mistakesIn)).resolves.toEqual([]);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b87333' } })
    .png()
    .toBuffer();

test('a picture beside a post is drawn with its size, from files of two widths in two formats that a build emits', async () => {
  await writeFile(path.join(folder, 'a log.png'), await picture(1600, 800));
  await writeFile(path.join(folder, 'newer.md'), `${post('2026-01-01')}\n![Ten lines](./a%20log.png)\n`);
  const { default: Post } = await load('newer.md');
  const html = renderToStaticMarkup(Post({}));
  expect(html).toMatch(/<img src="[^"]+\.webp" alt="Ten lines" width="1600" height="800" loading="lazy"/);

  const urls = [...html.matchAll(/\/(static\/media\/a-log-\d+\.[\w-]+\.(?:avif|webp)) \d+w/g)].map(
    ([, url]) => url,
  );
  const { output } = (await buildOf(path.join(folder, 'newer.md'), false)) as Rolldown.RolldownOutput;
  const emitted = output.flatMap((file) =>
    file.type === 'asset' && urls.includes(file.fileName) ? [file.source] : [],
  );
  const sizes = await Promise.all(
    emitted.map(async (bytes) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return `${format} ${width} ${height}`;
    }),
  );
  expect(sizes.sort()).toEqual(['heif 1440 720', 'heif 720 360', 'webp 1440 720', 'webp 720 360']);
});

test.each([
  ['![](./log.png)', 'has no alternative text'],
  ['![A log](./missing.png)', 'cannot be read'],
  ['![A log](./newer.md)', 'is no file beside the post'],
  ['![A log](https://elsewhere.example/log.png)', 'is no file beside the post'],
])('a build with the picture %s fails: it %s', async (text, message) => {
  await writeFile(path.join(folder, 'log.png'), await picture(10, 10));
  await writeFile(path.join(folder, 'newer.md'), `${post('2026-01-01')}\n${text}\n`);
  await expect(buildOf(path.join(folder, 'newer.md'))).rejects.toThrow(message);
});
