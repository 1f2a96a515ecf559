import { expect } from 'storybook/test';
import { prices, services } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServiceFacts } from './ServiceFacts.tsx';

const details = services[0];
if (!details) throw new Error('There is no service to show.');

const meta = preview.meta({
  title: 'Site sections/ServiceFacts',
  component: ServiceFacts,
  args: { price: details.price, details },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€2,000')).toBeVisible();
    await expect(canvas.getByText('First result in')).toBeVisible();
    await expect(canvas.getByText(/your report shows the average/)).toBeVisible();
  },
});

export const SolutionInsideAService = meta.story({ args: { price: prices.chatbots, details: undefined } });

export const NarrowScreen = meta.story({ globals: narrowScreen });
