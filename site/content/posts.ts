import { features } from '#services/knowledge';

import type { PostCategory } from './categories.ts';
import type { PostMeta } from './PostMeta.ts';

const metas = import.meta.glob<PostMeta>('./posts/*.md', { query: '?meta', import: 'default', eager: true });

/** Data of all posts without their texts, newest first. Empty if the site has no blog. */
export const posts: readonly PostMeta[] = Object.values(features.blog ? metas : {}).sort(
  (a, b) => compareTexts(b.date, a.date) || compareTexts(a.slug, b.slug),
);

/** Compares two texts by code points, so that the order is the same on every machine. */
function compareTexts(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

/** Returns the posts of a category, newest first. */
export const postsIn = (category: PostCategory): readonly PostMeta[] =>
  posts.filter((post) => post.category === category);

/** Returns the post with this slug; `undefined` if there is none. */
export const postBySlug = (slug: string): PostMeta | undefined => posts.find((post) => post.slug === slug);

/**
 * Returns the three most similar posts, without the posts directly before and after this one. Each common tag counts
 * two points, a common category one. With equal points the newer post comes first.
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

/** Returns the posts published directly before (`previous`) and directly after (`next`) this one. */
export function adjacentPosts(slug: string): { readonly previous?: PostMeta; readonly next?: PostMeta } {
  const index = posts.findIndex((post) => post.slug === slug);
  if (index < 0) return {};
  const previous = posts[index + 1];
  const next = posts[index - 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
