import { expect } from 'storybook/test';
import { enterpriseItStrategy, offerings, prices, processAutomation } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServiceFacts } from './ServiceFacts.tsx';

const details = offerings[0];
if (!details) throw new Error('There is no service to show.');

const meta = preview.meta({
  title: 'Site sections/ServiceFacts',
  component: ServiceFacts,
  args: { price: details.price, details, sectionIds: { price: 'price' } },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€2,000')).toBeVisible();
    await expect(canvas.getByText('First result in')).toBeVisible();
    await expect(canvas.getByText('Pays for itself in')).toBeVisible();
  },
});

export const ReturnInPerCent = meta.story({
  args: { price: prices['process-automation'], details: processAutomation },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Typical return')).toBeVisible();
    await expect(canvas.getByText(/Your report shows one range for each place/)).toBeVisible();
  },
});

export const FirstSaving = meta.story({
  args: { price: prices['enterprise-it-strategy'], details: enterpriseItStrategy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First saving in')).toBeVisible();
    await expect(canvas.getByText('usually licences')).toBeVisible();
  },
});

export const SolutionInsideAService = meta.story({ args: { price: prices.chatbots, details: undefined } });

export const NarrowScreen = meta.story({ globals: narrowScreen });
