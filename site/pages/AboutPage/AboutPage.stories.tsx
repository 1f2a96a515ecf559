import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { AboutPage } from './AboutPage.tsx';

const meta = preview.meta({
  title: 'Pages/AboutPage',
  component: AboutPage,
  render: () => (
    <main>
      <AboutPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/about',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About Us');
    await expect(canvas.getByRole('region', { name: /values/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How we count an hour' })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
