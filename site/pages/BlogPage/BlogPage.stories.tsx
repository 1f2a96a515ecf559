import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { BlogPage } from './BlogPage.tsx';

const meta = preview.meta({
  title: 'Pages/BlogPage',
  component: BlogPage,
  render: () => (
    <main>
      <BlogPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/blog',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
  },
});

export const OneCategory = meta.story({
  parameters: { address: '/blog/industry-news' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Industry News/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
