import { expect } from 'storybook/test';
import { posts } from '#site/content/posts.ts';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { PostCard } from './PostCard.tsx';
import { PostList } from './PostList.tsx';

const meta = preview.meta({
  title: 'Site sections/PostList',
  component: PostList,
  args: { posts: posts.slice(0, 4) },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

/** The page Blog has pictures of it. */
export const First = meta.story({
  parameters: withoutPicture,
  render: ({ posts: [post] }) => <>{post && <PostCard post={post} heading="Newest" />}</>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Newest' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
