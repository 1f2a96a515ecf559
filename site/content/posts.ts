import { features } from '#services/knowledge';

import type { PostCategory } from './categories.ts';
import type { PostMeta } from './PostMeta.ts';

const metas = import.meta.glob<PostMeta>('./posts/*.md', { query: '?meta', import: 'default', eager: true });

/** Everything about all posts except their texts, newest first; none where the blog is left out. */
export const posts: readonly PostMeta[] = Object.values(features.blog ? metas : {}).sort(
  (a, b) => order(b.date, a.date) || order(a.slug, b.slug),
);

/** By code points, so that every machine sorts the same. */
function order(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

/** The posts of a category, newest first. */
export const postsIn = (category: PostCategory): readonly PostMeta[] =>
  posts.filter((post) => post.category === category);

/** The post with this slug, if there is one. */
export const postBySlug = (slug: string): PostMeta | undefined => posts.find((post) => post.slug === slug);

/**
 * The three posts that share most with this one, without those just before and after it: tags count double, the
 * category once, newer first.
 */
export function relatedPosts(slug: string): readonly PostMeta[] {
  const post = postBySlug(slug);
  if (!post) return [];
  const likeness = (other: PostMeta) =>
    2 * other.tags.filter((tag) => post.tags.includes(tag)).length + Number(other.category === post.category);
  const { previous, next } = adjacentPosts(slug);
  return posts
    .filter((other) => ![post, previous, next].includes(other))
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
