import { knowledge } from '#services/knowledge';
import { writeSearchIndex } from '#services/search';
import { posts } from '#site/content/posts.ts';

/** Sources of the posts, with their front matter. */
const sources = import.meta.glob<string>('../content/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the text of a post without front matter, link addresses and Markdown signs. */
export const plainTextOf = (source: string) =>
  source
    .replace(/^---\r?\n.*?\r?\n---\r?\n/s, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[`*_#|>[\]]+/g, ' ');

/** Returns the index of the site search, as the JSON that the browser reads. */
export const searchIndex = () =>
  writeSearchIndex(
    knowledge,
    posts.map((post) => ({ ...post, body: plainTextOf(sources[`../content/posts/${post.slug}.md`] ?? '') })),
  );
