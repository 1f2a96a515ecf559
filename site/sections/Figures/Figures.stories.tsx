import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Figures } from './Figures.tsx';

const meta = preview.meta({
  title: 'Site sections/Figures',
  component: Figures,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The four figures clients ask for, as they stand in the knowledge base: shown at once, never counted up.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const figure of ['87+', '156+', '92%', '4.9/5'])
      await expect(canvas.getByText(figure)).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
