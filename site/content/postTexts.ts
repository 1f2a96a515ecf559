import type { PostSlug } from '#site/routing/PostSlug.ts';

import type { PostText } from './PostMeta.ts';

const modules = import.meta.glob<PostText>('./posts/*.md');
const loaded = new Map<string, PostText>();

/** Slugs of all posts. The routes need them before any post is loaded. */
export const postSlugs: readonly PostSlug[] = Object.keys(modules).map(
  (file) => file.replace(/^.*\/|\.md$/g, '') as PostSlug,
);

/** Loads the text of a post and stores it for `loadedPost`. Rejects if the post does not exist or does not load. */
export async function loadPost(slug: string): Promise<PostText> {
  const load = modules[`./posts/${slug}.md`];
  if (!load) throw new Error(`There is no post "${slug}" in site/content/posts.`);
  const text = await load();
  loaded.set(slug, text);
  return text;
}

/** Returns the text of a post if `loadPost` has loaded it. A page can then render without waiting. */
export const loadedPost = (slug: string): PostText | undefined => loaded.get(slug);
