import { expect } from 'storybook/test';
import { automations } from '#services/knowledge';
import preview from '#storybook/preview';

import { RelatedAutomations } from './RelatedAutomations.tsx';

const meta = preview.meta({
  title: 'Site sections/RelatedAutomations',
  component: RelatedAutomations,
  args: { automations: automations.filter(({ service }) => service === 'process-automation') },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Entries of the catalogue by name and hours, on the page of a service. **Not this?** With trigger and steps it is the `Catalogue`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Invoice posted' })).toHaveAttribute(
      'href',
      '/automations#invoice-posting',
    );
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
