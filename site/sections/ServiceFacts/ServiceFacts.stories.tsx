import { expect } from 'storybook/test';
import { services } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServiceFacts } from './ServiceFacts.tsx';

const service = services[0];
if (!service) throw new Error('There is no service to show.');

const meta = preview.meta({
  title: 'Site sections/ServiceFacts',
  component: ServiceFacts,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  args: { service },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Typical time')).toBeVisible();
    await expect(canvas.getByText(/lower on purpose/)).toBeVisible();
  },
});

export const NarrowScreen = meta.story({
  args: { service },
  globals: narrowScreen,
});
