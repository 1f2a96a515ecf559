import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CaseIndex } from './CaseIndex.tsx';

const meta = preview.meta({
  title: 'Site sections/CaseIndex',
  component: CaseIndex,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'All case studies by their first figure; each line leads down to the whole case.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /chef’s handwriting/ })).toHaveAttribute(
      'href',
      '/#food-wholesaler-larnaca',
    );
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
