import { expect } from 'storybook/test';

import { company } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Milestones } from './Milestones.tsx';

const meta = preview.meta({
  title: 'Site sections/Milestones',
  component: Milestones,
  args: {
    milestones: [
      ...company.milestones,
      { year: 2026, title: 'Told in a post', description: 'Its title is the link to it.', href: '/blog' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.milestones.length);
    await expect(canvas.getByRole('link', { name: 'Told in a post' })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
