import { expect } from 'storybook/test';

import { services } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServiceComparison } from './ServiceComparison.tsx';

const meta = preview.meta({
  title: 'Site sections/ServiceComparison',
  component: ServiceComparison,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(services.length);
    await expect(canvas.getByRole('link', { name: 'Enterprise IT strategy' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /AI voice agents/ })).toHaveTextContent(
      '€4,000€11,200€26,000',
    );
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
