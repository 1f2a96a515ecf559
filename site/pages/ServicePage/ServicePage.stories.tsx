import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServicePage } from './ServicePage.tsx';

const meta = preview.meta({
  title: 'Pages/ServicePage',
  component: ServicePage,
  render: () => (
    <main>
      <ServicePage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/services/voice-agents',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('AI voice agents');
    await expect(canvas.getByRole('img', { name: 'An example: the summary of a call' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Talk to a person' })).toHaveAttribute('href', '/contact');
  },
});

export const WithAPageOfItsOwn = meta.story({ parameters: { address: '/services/enterprise-it-strategy' } });

export const SolutionInsideAService = meta.story({
  parameters: { address: '/services/chatbots' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Part of/)).toHaveTextContent('Part of AI automation');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
