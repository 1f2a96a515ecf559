import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({
  title: 'Site sections/CallToAction',
  component: CallToAction,
  args: {
    title: 'Would it pay in your company?',
    text: 'The audit asks about your work and answers in writing, in a few minutes.',
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Free AI Business Audit' })).toHaveAttribute(
      'href',
      '/ai-audit',
    );
  },
});

export const ToAPerson = meta.story({
  args: { action: { label: 'Describe it to a person', href: '/contact' } },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
