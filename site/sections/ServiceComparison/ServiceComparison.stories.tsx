import { expect } from 'storybook/test';

import { offerings } from '#services/knowledge';
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
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(offerings.length);
    await expect(canvas.getByRole('link', { name: 'Enterprise IT strategy' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /AI voice agents/ });
    await expect(row).toHaveTextContent('Missed calls at a clinic: from 31% to 3%');
    await expect(row).toHaveTextContent('9 weeks');
    await expect(row).toHaveTextContent('€4,000 to €26,000, usually €11,200');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
