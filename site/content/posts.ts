import { posts } from 'virtual:posts';

import type { PostCategory } from './categories.ts';
import type { PostComponent, PostMeta } from './PostMeta.ts';

/** All posts, newest first. */
export { posts };

const modules = import.meta.glob<{ readonly default: PostComponent }>('./posts/*.md');
const loaded = new Map<string, PostComponent>();

/** The posts of a category, newest first. */
export const postsIn = (category: PostCategory): readonly PostMeta[] =>
  posts.filter((post) => post.category === category);

/** The post with this slug, if there is one. */
export const postBySlug = (slug: string): PostMeta | undefined => posts.find((post) => post.slug === slug);

/** The three other posts that share most with this one: tags count double, the category once, newer first. */
export function relatedPosts(slug: string): readonly PostMeta[] {
  const post = postBySlug(slug);
  if (!post) return [];
  const likeness = (other: PostMeta) =>
    2 * other.tags.filter((tag) => post.tags.includes(tag)).length + Number(other.category === post.category);
  return posts
    .filter((other) => other !== post)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, 3);
}

/** The posts published just before (`previous`, older) and just after (`next`, newer) this one. */
export function adjacentPosts(slug: string): { readonly previous?: PostMeta; readonly next?: PostMeta } {
  const at = posts.findIndex((post) => post.slug === slug);
  if (at < 0) return {};
  const previous = posts[at + 1];
  const next = posts[at - 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Loads the text of a post and keeps it for `loadedPost`. Rejects when there is no such post or it does not load. */
export async function loadPost(slug: string): Promise<PostComponent> {
  const load = modules[`./posts/${slug}.md`];
  if (!load) throw new Error(`There is no post "${slug}" in site/content/posts.`);
  const { default: Post } = await load();
  loaded.set(slug, Post);
  return Post;
}

/** The text of a post that `loadPost` has loaded before, so that a page can be rendered without waiting. */
export const loadedPost = (slug: string): PostComponent | undefined => loaded.get(slug);
