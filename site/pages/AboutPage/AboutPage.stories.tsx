import { expect } from 'storybook/test';

import preview from '#storybook/preview';

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
    docs: { description: { component: 'Why the company exists, what it is held to and who started it.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About Us');
    await expect(canvas.getByRole('region', { name: /values/ })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
