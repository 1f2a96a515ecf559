import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { SitemapPage } from './SitemapPage.tsx';

const meta = preview.meta({
  title: 'Pages/SitemapPage',
  component: SitemapPage,
  render: () => (
    <main>
      <SitemapPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/sitemap',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sitemap');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
