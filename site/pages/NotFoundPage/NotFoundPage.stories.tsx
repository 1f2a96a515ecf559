import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/NotFoundPage',
  component: NotFoundPage,
  render: () => (
    <main>
      <NotFoundPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/nope',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  },
});

export const Mistyped = meta.story({
  parameters: { address: '/services/voice-agent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Did you mean/)).toHaveTextContent('Did you mean AI voice agents?');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
