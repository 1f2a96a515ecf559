import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { postCategories } from './categories.ts';
import { postSlugs } from './postSlugs.ts';
import { postSummaries } from './postSummaries.ts';
import { adjacentPosts, loadedPost, loadPost, postBySlug, posts, postsIn, relatedPosts } from './posts.ts';

test('the lists agree with each other', () => {
  expect(posts.length).toBeGreaterThan(8);
  expect(postSlugs).toEqual(posts.map(({ slug }) => slug));
  expect(postSummaries.map(({ slug }) => slug)).toEqual(postSlugs);
  expect(postCategories.flatMap((category) => postsIn(category))).toHaveLength(posts.length);
});

test('newer posts come first', () => {
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('related posts are three others that share something', () => {
  for (const post of posts) {
    const related = relatedPosts(post.slug);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(post);
    const [closest] = related;
    expect(closest?.category === post.category || closest?.tags.some((tag) => post.tags.includes(tag))).toBe(
      true,
    );
  }
  expect(relatedPosts('nothing')).toEqual([]);
});

test('adjacentPosts gives the one before and the one after it', () => {
  const [newest, second] = posts;
  const oldest = posts.at(-1);
  expect(adjacentPosts(newest?.slug ?? '')).toEqual({ previous: second });
  expect(adjacentPosts(second?.slug ?? '').next).toBe(newest);
  expect(adjacentPosts(oldest?.slug ?? '')).toEqual({ next: posts.at(-2) });
  expect(adjacentPosts('nothing')).toEqual({});
});

test('a post can be shown at once after it was loaded', async () => {
  const [{ slug } = { slug: '' }] = posts;
  expect(loadedPost(slug)).toBeUndefined();
  const Post = await loadPost(slug);
  expect(loadedPost(slug)).toBe(Post);
});

test('a post that does not exist is refused', async () => {
  expect(postBySlug('nothing')).toBeUndefined();
  await expect(loadPost('nothing')).rejects.toThrow('There is no post "nothing"');
});

test.each(postSlugs)('%s has the headings of its list, and no style attribute', async (slug) => {
  const html = renderToStaticMarkup(createElement(await loadPost(slug)));
  const ids = [...html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(postBySlug(slug)?.headings.map(({ id }) => id));
  expect(html).not.toMatch(/\s(style|align)=/);
});
