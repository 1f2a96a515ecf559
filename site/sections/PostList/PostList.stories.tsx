import { expect } from 'storybook/test';
import { posts } from '#site/content/posts.ts';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

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

export const NarrowScreen = meta.story({ globals: narrowScreen });
