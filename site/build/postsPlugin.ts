import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { normalizePath, type Plugin } from 'vite';

import { readPost } from '../content/markdown/readPost.ts';
import { rehypeAlignClass } from '../content/markdown/rehypeAlignClass.ts';
import { rehypeCellLabels } from '../content/markdown/rehypeCellLabels.ts';
import { rehypeGreek } from '../content/markdown/rehypeGreek.ts';
import { rehypeNoBreaks } from '../content/markdown/rehypeNoBreaks.ts';
import { type Picture, rehypePictures } from '../content/markdown/rehypePictures.ts';

const postsFolder = fileURLToPath(new URL('../content/posts', import.meta.url));

const slugFile = fileURLToPath(new URL('../routing/PostSlug.ts', import.meta.url));

/**
 * Writes the type of the posts' slugs if a post was added or removed. A link to a missing post then fails to compile.
 */
function writePostSlugs() {
  const slugs = readdirSync(postsFolder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.basename(file, '.md'))
    .sort();
  const before = readFileSync(slugFile, 'utf8');
  const type = slugs.length > 0 ? `\n${slugs.map((slug) => `  | '${slug}'`).join('\n')};` : ' never;';
  const after = before.replace(/(?<=PostSlug =)[^;]*;/, () => type);
  if (after !== before) writeFileSync(slugFile, after);
}

/**
 * Compiles each Markdown file in the folder of posts. `a.md` exports the text as a React component, with `headings`,
 * `inShort` and `sources`. `a.md?meta` exports the other fields, for lists. Images of a post become files of the
 * site. An incomplete post fails the build with a sentence.
 */
export function postsPlugin(folder: string = postsFolder): Plugin {
  const normalizedFolder = normalizePath(folder);
  /** Images of the posts, by the path of the post. */
  const pictures = new Map<string, readonly Picture[]>();
  const compiler = mdx({
    format: 'md',
    // The headings must get the same ids as in `content/markdown/outline.ts`. Style attributes are removed, because
    // the security policy refuses them.
    remarkPlugins: [remarkFrontmatter, [remarkGfm, { singleTilde: false }]],
    rehypePlugins: [
      rehypeSlug,
      rehypeAlignClass,
      rehypeCellLabels,
      rehypeNoBreaks,
      rehypeGreek,
      [rehypePictures, (post: string, postPictures: readonly Picture[]) => pictures.set(post, postPictures)],
    ],
  });
  return {
    name: 'posts',
    enforce: 'pre',
    buildStart: () => {
      if (folder === postsFolder) writePostSlugs();
    },
    config: (config, env) => compiler.config(config, env),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = [...pictures.values()]
          .flat()
          .flatMap(({ files }) => files)
          .find(({ url }) => url === request.url);
        if (!file) return next();
        file.bytes().then((bytes) => response.setHeader('Content-Type', file.type).end(bytes), next);
      });
    },
    transform: {
      // Imports with `?raw` or `?url` are left to Vite.
      filter: { id: /\.md(\?meta)?$/ },
      async handler(source, id) {
        const [file = '', query] = id.split('?');
        if (path.posix.dirname(file) !== normalizedFolder) return;
        // Passes a relative name, so that messages do not contain the folders of this machine.
        const { headings, inShort, sources, ...meta } = readPost(
          `site/content/posts/${path.basename(file)}`,
          source,
        );
        if (query) return { code: `export default ${JSON.stringify(meta)};`, map: null, moduleType: 'js' };
        const compiled = await compiler.transform(source, file);
        for (const { original, files } of pictures.get(file) ?? []) {
          this.addWatchFile(original);
          if (this.environment.mode === 'build' && this.environment.config.consumer === 'client')
            for (const { url, bytes } of files)
              this.emitFile({ type: 'asset', fileName: url.slice(1), source: await bytes() });
        }
        const code = `${compiled?.code}\nexport const headings = ${JSON.stringify(headings)}, inShort = ${JSON.stringify(inShort)}, sources = ${JSON.stringify(sources)};`;
        return { code, map: compiled?.map ?? null, moduleType: 'js' };
      },
    },
  };
}
