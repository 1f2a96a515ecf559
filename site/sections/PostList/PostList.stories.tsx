import { expect } from 'storybook/test';
import { posts } from '#site/content/posts.ts';
import preview from '#storybook/preview';

import { PostList } from './PostList.tsx';

const meta = preview.meta({
  title: 'Site sections/PostList',
  component: PostList,
  args: { posts: posts.slice(0, 4) },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Posts as a typographic index: when, what it is called and about, where it belongs, how long it takes.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

export const NewestLarge = meta.story({ args: { newestLarge: true } });

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
