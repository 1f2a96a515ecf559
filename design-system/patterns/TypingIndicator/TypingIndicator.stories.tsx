import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { withoutPicture } from '#storybook/toolbar';

import { TypingIndicator } from './TypingIndicator.tsx';

const meta = preview.meta({
  title: 'Patterns/TypingIndicator',
  component: TypingIndicator,
  args: { active: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Assistant is typing');
  },
});

export const Idle = meta.story({
  parameters: withoutPicture,
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const WithoutMotion = meta.story({
  parameters: withoutPicture,
  globals: { motion: 'off' },
  play: async ({ canvasElement }) => {
    for (const dot of canvasElement.querySelectorAll('[aria-hidden] > span')) {
      await expect(dot).toHaveStyle({ animationName: 'none' });
    }
  },
});

export const Greek = meta.story({ parameters: { language: 'el' } });
