import { expect } from 'storybook/test';

import preview from '#storybook/preview';

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
    docs: {
      description: { component: 'The services, read like a table of contents, then side by side.' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Services');
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
