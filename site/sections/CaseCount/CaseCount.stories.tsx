import { expect } from 'storybook/test';

import { caseStudies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { CaseCount } from './CaseCount.tsx';

const count = caseStudies.find(({ slug }) => slug === 'clinic-nicosia')?.count;
if (!count) throw new Error('There are no counts of the clinic to show.');

const meta = preview.meta({
  title: 'Site sections/CaseCount',
  component: CaseCount,
  args: { count },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('192 of 620 calls unanswered before');
    await expect(canvas.getByRole('figure')).toHaveTextContent('620 calls × 31% ≈ 192.');
  },
});

export const NarrowScreen = meta.story({ parameters: withoutPicture, globals: narrowScreen });
