import { expect } from 'storybook/test';

import { prices } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { PriceExamples } from './PriceExamples.tsx';

const price = prices['voice-agents'];
if (!price) throw new Error('There is no price to show.');

const meta = preview.meta({
  title: 'Site sections/PriceExamples',
  component: PriceExamples,
  args: { price },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^€[\d,]+$/).map(({ textContent }) => textContent)).toEqual([
      '€4,000',
      '€11,200',
      '€26,000',
    ]);
    await expect(canvas.getByText('€120 a month')).toBeVisible();
  },
});

export const NothingRunsAfterwards = meta.story({
  args: { price: prices.consultancy ?? price },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None')).toHaveLength(3);
  },
});

export const LaterMoves = meta.story({
  args: { price: prices['enterprise-it-strategy'] ?? price },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 to 20 days, €400 to €8,000/)).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
