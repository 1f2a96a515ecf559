import { expect } from 'storybook/test';

import { services } from '#services/knowledge';
import preview from '#storybook/preview';

import { ServiceComparison } from './ServiceComparison.tsx';

const meta = preview.meta({
  title: 'Site sections/ServiceComparison',
  component: ServiceComparison,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The services by outcome, time and effort; on narrow windows the table scrolls in its frame.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(services.length);
    await expect(canvas.getByRole('row', { name: /Enterprise IT strategy/ })).toHaveTextContent('Hard');
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
