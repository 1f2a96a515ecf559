import { expect } from 'storybook/test';

import { caseStudies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { CasePayback } from './CasePayback.tsx';

const studyOf = (slug: string) => {
  const study = caseStudies.find((each) => each.slug === slug);
  if (!study) throw new Error(`There is no case study "${slug}" to show.`);
  return study;
};

const meta = preview.meta({
  title: 'Site sections/CasePayback',
  component: CasePayback,
  args: { study: studyOf('clinic-nicosia') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid back in 9 months')).toBeVisible();
    await expect(canvas.getByText('18 hours × 4 weeks × €20')).toBeVisible();
  },
});

export const AfterTwoMonths = meta.story({
  args: { study: studyOf('accounting-firm-nicosia') },
  parameters: withoutPicture,
});

export const AfterAYearOfWaiting = meta.story({ args: { study: studyOf('manufacturers-nicosia') } });

export const CountedInSales = meta.story({ args: { study: studyOf('estate-agency-limassol') } });

export const NarrowScreen = meta.story({ globals: narrowScreen });
