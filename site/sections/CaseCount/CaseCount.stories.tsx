import { expect } from 'storybook/test';

import { caseStudies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { CaseCount } from './CaseCount.tsx';

const countOf = (slug: string) => {
  const count = caseStudies.find((study) => study.slug === slug)?.count;
  if (!count) throw new Error(`There are no counts of "${slug}" to show.`);
  return count;
};

const meta = preview.meta({
  title: 'Site sections/CaseCount',
  component: CaseCount,
  args: { count: countOf('clinic-nicosia') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('192 of 620 calls a week unanswered before');
    await expect(canvas.getByRole('figure')).toHaveTextContent('620 calls × 31% ≈ 192.');
  },
});

export const Sheets = meta.story({ args: { count: countOf('hotel-group-paphos') } });

export const Squares = meta.story({ args: { count: countOf('manufacturers-nicosia') } });

export const TwoRowsOfSheets = meta.story({ args: { count: countOf('insurance-broker-nicosia') } });

export const NarrowScreen = meta.story({ parameters: withoutPicture, globals: narrowScreen });
