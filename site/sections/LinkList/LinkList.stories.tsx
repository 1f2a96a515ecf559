import { expect } from 'storybook/test';
import { pages } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { LinkList } from './LinkList.tsx';

const meta = preview.meta({
  title: 'Site sections/LinkList',
  component: LinkList,
  args: { entries: pages.slice(0, 7) },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
