import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { NoBreakRanges } from './NoBreakRanges.tsx';

const meta = preview.meta({
  title: 'Site sections/NoBreakRanges',
  component: NoBreakRanges,
  args: {
    text: 'Simple automations go live in 2 to 4 weeks, complex ones in 3-6 months, and return 300-500% where they fit best.',
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(args.text);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
