import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseIndex } from './CaseIndex.tsx';

const meta = preview.meta({
  title: 'Site sections/CaseIndex',
  component: CaseIndex,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Wrong order lines at a food wholesaler/ }),
    ).toHaveAttribute('href', '/#food-wholesaler-larnaca');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
