import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Quote } from './Quote.tsx';

const meta = preview.meta({
  title: 'Site sections/Quote',
  component: Quote,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The founder, in her own words: one sentence in large type, at most once a page.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/Tuesday/);
    await expect(canvas.getByRole('figure')).toHaveTextContent(/founder/);
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
