import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseFigures } from './CaseFigures.tsx';

const meta = preview.meta({
  title: 'Site sections/CaseFigures',
  component: CaseFigures,
  args: {
    figures: [
      { value: '1,100 → 310', label: 'status calls a month' },
      { value: '53 hours', label: 'a month back in dispatch, at 4 minutes a call' },
      { value: '3.8% → 0.9%', label: 'of order lines wrong' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      /^from 1,100 to 310 ?status calls a month$/,
    );
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
