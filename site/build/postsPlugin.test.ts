// @vitest-environment node
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { postsPlugin, readPosts } from './postsPlugin.ts';

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

test('lists the posts newest first', async () => {
  const { ssrLoadModule } = await start();
  expect((await ssrLoadModule('virtual:post-slugs')).postSlugs).toEqual(['newer', 'older']);
  expect((await ssrLoadModule('virtual:post-summaries')).postSummaries[0]).toEqual({
    slug: 'newer',
    title: 'A post with a title',
    description: 'A description that is long enough to be shown by a search engine under the title.',
    category: 'tech-insights',
    tags: ['voice', 'greek'],
  });
  expect((await ssrLoadModule('virtual:posts')).posts).toEqual(await readPosts(folder));
  expect((await ssrLoadModule('virtual:latest-posts')).latestPosts).toHaveLength(2);
});

test('gives the headings on the page the ids of the list, and no style attribute', async () => {
  const { ssrLoadModule } = await start();
  const { default: Post } = await ssrLoadModule(path.join(folder, 'newer.md'));
  const html = renderToStaticMarkup(Post({ components: { strong: 'b' } }));
  const ids = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id);
  const [newer] = await readPosts(folder);
  expect(ids).toHaveLength(3);
  expect(newer?.headings.map(({ id }) => id)).toEqual(ids);
  expect(newer?.headings.at(-1)).toEqual({ id: 'code-and-stress', text: 'code and stress', level: 3 });
  expect(html).toContain('<td class="align-right">1</td>');
  expect(html).not.toMatch(/\s(style|align)=/);
  expect(html).not.toContain('title:');
});

test('draws elements with the components it is given', async () => {
  const { ssrLoadModule } = await start();
  const { default: Post } = await ssrLoadModule(path.join(folder, 'newer.md'));
  expect(renderToStaticMarkup(Post({ components: { table: () => 'a table of ours' } }))).toContain(
    'a table of ours',
  );
});

test('leaves a post alone when somebody asks for its source', async () => {
  const { ssrLoadModule } = await start();
  const { default: text } = await ssrLoadModule(`${path.join(folder, 'newer.md')}?raw`);
  expect(text).toBe(post('2026-01-01'));
});

test('knows a new post, a changed one and a deleted one while developing', async () => {
  const { ssrLoadModule, watcher } = await start();
  const slugs = async () => (await ssrLoadModule('virtual:post-slugs')).postSlugs;
  await slugs();
  const file = path.join(folder, 'newest.md');

  await writeFile(file, post('2026-02-02'));
  watcher.emit('add', file);
  await expect.poll(slugs).toEqual(['newest', 'newer', 'older']);

  await writeFile(file, post('2025-06-06'));
  watcher.emit('change', file);
  await expect.poll(slugs).toEqual(['newer', 'newest', 'older']);

  await rm(file);
  watcher.emit('unlink', file);
  await expect.poll(slugs).toEqual(['newer', 'older']);
});

const buildOf = (entry: string) =>
  build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [postsPlugin(folder)],
    build: { write: false, ssr: true, rolldownOptions: { input: entry } },
  });

test('builds, and fails the build over an incomplete post, saying which, what and how', async () => {
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, "export { posts } from 'virtual:posts'; export { default } from './newer.md';");
  await expect(buildOf(entry)).resolves.toBeTruthy();

  await writeFile(path.join(folder, 'newer.md'), post('2026-01-01').replace(/^author.*\n/m, ''));
  await expect(buildOf(entry)).rejects.toThrow(
    'site/content/posts/newer.md: "author" is missing. Write a role such as "The team".',
  );
});
