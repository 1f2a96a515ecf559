import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { postCategories } from './categories.ts';
import { adjacentPosts, postBySlug, posts, postsIn, relatedPosts } from './posts.ts';
import { loadedPost, loadPost, postSlugs } from './postTexts.ts';

test('posts, their texts and their categories list the same posts', () => {
  expect(posts.length).toBeGreaterThan(8);
  expect(postSlugs).toEqual(posts.map(({ slug }) => slug).sort());
  expect(postCategories.flatMap((category) => postsIn(category))).toHaveLength(posts.length);
});

test('posts are sorted newest first', () => {
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('relatedPosts gives three others that share the category or a tag, none of them next to it', () => {
  for (const post of posts) {
    const related = relatedPosts(post.slug);
    expect(new Set(related).size).toBe(3);
    const { previous, next } = adjacentPosts(post.slug);
    for (const shown of [post, previous, next]) expect(related).not.toContain(shown);
    const [closest] = related;
    expect(closest?.category === post.category || closest?.tags.some((tag) => post.tags.includes(tag))).toBe(
      true,
    );
  }
  expect(relatedPosts('nothing')).toEqual([]);
});

test('adjacentPosts gives the post before and the post after', () => {
  const [newest, second] = posts;
  const oldest = posts.at(-1);
  expect(adjacentPosts(newest?.slug ?? '')).toEqual({ previous: second });
  expect(adjacentPosts(second?.slug ?? '').next).toBe(newest);
  expect(adjacentPosts(oldest?.slug ?? '')).toEqual({ next: posts.at(-2) });
  expect(adjacentPosts('nothing')).toEqual({});
});

test('loadedPost has a text once loadPost has loaded it', async () => {
  const [{ slug } = { slug: '' }] = posts;
  expect(loadedPost(slug)).toBeUndefined();
  const text = await loadPost(slug);
  expect(loadedPost(slug)).toBe(text);
});

test('loadPost refuses a post that does not exist', async () => {
  expect(postBySlug('nothing')).toBeUndefined();
  await expect(loadPost('nothing')).rejects.toThrow('There is no post "nothing"');
});

test.each(postSlugs)('the text of %s has the headings it lists, and no style attribute', async (slug) => {
  const { default: Post, headings } = await loadPost(slug);
  const html = renderToStaticMarkup(createElement(Post));
  const ids = [...html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(headings.map(({ id }) => id));
  expect(html).not.toMatch(/\s(style|align)=/);
});
