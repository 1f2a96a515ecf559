import { expect } from 'storybook/test';

import { posts } from '#site/content/posts.ts';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { StartHere } from './StartHere.tsx';

const [newest] = posts;
if (!newest) throw new Error('There is no post to begin with; write one in site/content/posts.');

const meta = preview.meta({
  title: 'Site sections/StartHere',
  component: StartHere,
  args: { post: newest },
  render: (args) => <PageHeader title="Blog" lead="Notes from the work." aside={<StartHere {...args} />} />,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Start here' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: newest.title })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
