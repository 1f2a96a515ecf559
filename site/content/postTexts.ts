import type { PostSlug } from '#site/routing/PostSlug.ts';

import type { PostText } from './PostMeta.ts';

const modules = import.meta.glob<PostText>('./posts/*.md');
const loaded = new Map<string, PostText>();

/** The slugs of all posts, which the route table needs before any post is loaded. */
export const postSlugs: readonly PostSlug[] = Object.keys(modules).map(
  (file) => file.replace(/^.*\/|\.md$/g, '') as PostSlug,
);

/** Loads the text of a post and keeps it for `loadedPost`. Rejects when there is no such post or it does not load. */
export async function loadPost(slug: string): Promise<PostText> {
  const load = modules[`./posts/${slug}.md`];
  if (!load) throw new Error(`There is no post "${slug}" in site/content/posts.`);
  const text = await load();
  loaded.set(slug, text);
  return text;
}

/** The text of a post that `loadPost` has loaded before, so that a page can be rendered without waiting. */
export const loadedPost = (slug: string): PostText | undefined => loaded.get(slug);
