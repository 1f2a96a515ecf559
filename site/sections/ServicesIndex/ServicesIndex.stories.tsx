import { expect } from 'storybook/test';

import { offeringBriefs } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServicesIndex } from './ServicesIndex.tsx';

const meta = preview.meta({
  title: 'Site sections/ServicesIndex',
  component: ServicesIndex,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(offeringBriefs.length + 1);
    await expect(canvas.getByRole('link', { name: 'Not sure? Take the free audit' })).toHaveAttribute(
      'href',
      '/ai-audit',
    );
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
