import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { normalizePath, type Plugin } from 'vite';
import { readPost } from '../content/markdown/readPost.ts';
import { rehypeAlignClass } from '../content/markdown/rehypeAlignClass.ts';
import type { PostMeta } from '../content/PostMeta.ts';

const home = fileURLToPath(new URL('../content/posts', import.meta.url));

/** What each virtual module exports, made from all posts. */
const virtualModules: Readonly<Record<string, (posts: readonly PostMeta[]) => string>> = {
  'virtual:post-slugs': (posts) => `export const postSlugs = ${json(posts.map(({ slug }) => slug))};`,
  'virtual:post-summaries': (posts) => `export const postSummaries = ${json(posts.map(summary))};`,
  'virtual:latest-posts': (posts) => `export const latestPosts = ${json(posts.slice(0, 3))};`,
  'virtual:posts': (posts) => `export const posts = ${json(posts)};`,
};

/** All posts of a folder, newest first. Throws `PostError` when one cannot be published. */
export async function readPosts(folder: string = home): Promise<readonly PostMeta[]> {
  const posts = await Promise.all(
    (await postFiles(folder)).map(async (file) => readPost(nameOf(file), await readFile(file, 'utf8'))),
  );
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/**
 * Makes a React component of each Markdown file in the folder of posts, and lists them in `virtual:posts`,
 * `virtual:latest-posts`, `virtual:post-summaries` and `virtual:post-slugs`. An incomplete post fails the build with a sentence.
 */
export function postsPlugin(folder: string = home): Plugin[] {
  const inFolder = normalizePath(folder);
  const isPost = (id: string) => path.posix.dirname(id) === inFolder && id.endsWith('.md');
  const compiler = mdx({
    format: 'md',
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, rehypeAlignClass],
  });

  return [
    {
      name: 'posts:component',
      enforce: 'pre',
      config: (config, env) => compiler.config(config, env),
      async transform(source, id) {
        const [file = '', query = ''] = id.split('?');
        // With ?raw or ?url somebody wants the file and not the component.
        if (!isPost(file) || /\b(raw|url)\b/.test(query)) return;
        readPost(nameOf(file), source);
        const compiled = await compiler.transform(source, file);
        return compiled && { code: compiled.code, map: compiled.map ?? null, moduleType: 'js' };
      },
    },
    {
      name: 'posts:list',
      resolveId: (id) => (id in virtualModules ? `\0${id}` : undefined),
      async load(id) {
        const write = virtualModules[id.slice(1)];
        if (!id.startsWith('\0') || !write) return;
        for (const file of await postFiles(folder)) this.addWatchFile(file);
        return { code: write(await readPosts(folder)), moduleType: 'js' };
      },
      hotUpdate({ file }) {
        if (!isPost(normalizePath(file))) return;
        const { moduleGraph, hot } = this.environment;
        for (const id of Object.keys(virtualModules)) {
          const module = moduleGraph.getModuleById(`\0${id}`);
          if (module) moduleGraph.invalidateModule(module);
        }
        // The text, the lists and the routes change together; only a reload shows them together.
        hot.send({ type: 'full-reload' });
        return [];
      },
    },
  ];
}

const postFiles = async (folder: string) =>
  (await readdir(folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => path.join(folder, name));

/** The file as a sentence should name it, without the folders of this machine. */
const nameOf = (file: string) => `site/content/posts/${path.basename(file)}`;

const summary = ({ slug, title, description, category, tags }: PostMeta) => ({
  slug,
  title,
  description,
  category,
  tags,
});

const json = (value: unknown) => JSON.stringify(value, null, 1);
