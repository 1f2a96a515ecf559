import { knowledge } from '#services/knowledge';
import { writeSearchIndex } from '#services/search';
import { posts } from '#site/content/posts.ts';

/** The posts as they were written, with their front matter. */
const sources = import.meta.glob<string>('../content/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of a post: no front matter, no addresses of links, no signs of Markdown. */
export const wordsOf = (source: string) =>
  source
    .replace(/^---\r?\n.*?\r?\n---\r?\n/s, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[`*_#|>[\]]+/g, ' ');

/** Everything that can be found on this site, as the JSON that the browser's search reads. */
export const searchIndex = () =>
  writeSearchIndex(
    knowledge,
    posts.map((post) => ({ ...post, body: wordsOf(sources[`../content/posts/${post.slug}.md`] ?? '') })),
  );
