import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PrivacyPage } from './PrivacyPage.tsx';

const meta = preview.meta({
  title: 'Pages/PrivacyPage',
  component: PrivacyPage,
  render: () => (
    <main>
      <PrivacyPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/privacy',
    docs: { description: { component: 'What is stored, what is sent, and how to delete it.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
