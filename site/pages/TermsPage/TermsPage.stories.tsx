import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { TermsPage } from './TermsPage.tsx';

const meta = preview.meta({
  title: 'Pages/TermsPage',
  component: TermsPage,
  render: () => (
    <main>
      <TermsPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/terms',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
