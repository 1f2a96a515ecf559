import { expect } from 'storybook/test';

import { posts } from '#site/content/posts.ts';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { PostIndex } from './PostIndex.tsx';

const meta = preview.meta({
  title: 'Site sections/PostIndex',
  component: PostIndex,
  args: { posts: [...posts.slice(0, 3), ...posts.slice(-3)] },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    const days = canvas
      .getAllByRole('listitem')
      .flatMap((each) => each.querySelector('time')?.dateTime ?? []);
    await expect(days).toHaveLength(6);
    await expect(days).toEqual(days.toSorted().reverse());
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Newest');
  },
});

/** The page Blog has pictures of it. */
export const WithOneToBeginWith = meta.story({
  parameters: withoutPicture,
  args: { first: posts[5], posts: posts.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Start here');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

export const OneOnly = meta.story({
  parameters: withoutPicture,
  args: { posts: posts.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
