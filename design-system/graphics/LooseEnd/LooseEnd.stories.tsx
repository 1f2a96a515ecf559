import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { LooseEnd } from './LooseEnd.tsx';

const meta = preview.meta({
  title: 'Graphics/LooseEnd',
  component: LooseEnd,
});

export const Default = meta.story({
  args: { label: 'A line that comes undone before it reaches its place' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /comes undone/ })).toBeVisible();
  },
});

export const Still = meta.story({ parameters: withoutPicture, globals: { motion: 'off' } });
export const OnAPhone = meta.story({ globals: narrowScreen });
