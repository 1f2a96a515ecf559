import { expect } from 'storybook/test';
import { caseStudies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

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
    const article = canvas.getByRole('article', { name: /Parcel calls at a logistics company/ });
    await expect(article).toHaveTextContent('What did not work');
    await expect(canvas.getByRole('link', { name: 'AI voice agents' })).toHaveAttribute(
      'href',
      '/services/voice-agents',
    );
  },
});

/** A case whose business has no drawing yet is complete without one. */
export const WithoutDrawing = meta.story({
  parameters: withoutPicture,
  args: { study: { ...study, slug: 'a-new-case' } },
});

export const NarrowScreen = meta.story({
  args: { study },
  globals: narrowScreen,
});
