import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

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
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
