import { expect } from 'storybook/test';

import { posts } from '#site/content/posts.ts';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { StartHere } from './StartHere.tsx';

const post = posts.find(({ drawing }) => drawing === 'hours');
if (!post) throw new Error('There is no post with the tall drawing "hours"; name one of tallPosts.svg.');

const meta = preview.meta({
  title: 'Site sections/StartHere',
  component: StartHere,
  args: { post },
  render: (args) => <PageHeader title="Blog" lead="Notes from the work." aside={<StartHere {...args} />} />,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Start here' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: post.title })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
