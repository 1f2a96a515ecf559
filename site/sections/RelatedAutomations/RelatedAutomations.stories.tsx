import { expect } from 'storybook/test';
import { automations } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { RelatedAutomations } from './RelatedAutomations.tsx';

const meta = preview.meta({
  title: 'Site sections/RelatedAutomations',
  component: RelatedAutomations,
  args: { automations: automations.filter(({ service }) => service === 'process-automation') },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter invoices' })).toHaveAttribute(
      'href',
      '/automations#invoice-posting',
    );
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
