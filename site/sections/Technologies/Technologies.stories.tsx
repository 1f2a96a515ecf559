import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Technologies } from './Technologies.tsx';

const meta = preview.meta({
  title: 'Site sections/Technologies',
  component: Technologies,
  parameters: { layout: 'fullscreen', docs: { description: { component: 'What we build with, by kind.' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').length).toBeGreaterThan(4);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
