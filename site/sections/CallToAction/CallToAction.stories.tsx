import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({
  title: 'Site sections/CallToAction',
  component: CallToAction,
  args: {
    title: 'Your task is not in the list?',
    text: 'Describe it in three lines, and a person says what it would take.',
    action: { label: 'Describe it to a person', href: '/contact' },
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Describe it to a person' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
