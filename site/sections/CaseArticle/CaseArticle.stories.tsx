import { expect } from 'storybook/test';
import { caseStudies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseArticle } from './CaseArticle.tsx';

const study = caseStudies[0];
if (!study) throw new Error('There is no case study to show.');

const meta = preview.meta({
  title: 'Site sections/CaseArticle',
  component: CaseArticle,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  args: { study },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€14,000')).toBeVisible();
    await expect(canvas.getByText('What did not work')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AI voice agents' })).toHaveAttribute(
      'href',
      '/services/voice-agents',
    );
  },
});

export const NarrowScreen = meta.story({
  args: { study },
  globals: narrowScreen,
});
