import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServicesPage } from './ServicesPage.tsx';

const meta = preview.meta({
  title: 'Pages/ServicesPage',
  component: ServicesPage,
  render: () => (
    <main>
      <ServicesPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/services',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Services');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
