import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Quote } from './Quote.tsx';

const meta = preview.meta({
  title: 'Site sections/Quote',
  component: Quote,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/Tuesday/);
    await expect(canvas.getByRole('figure')).toHaveTextContent(/founder/);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
