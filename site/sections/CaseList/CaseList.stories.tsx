import { expect } from 'storybook/test';

import { caseStudies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseList } from './CaseList.tsx';

const meta = preview.meta({
  title: 'Site sections/CaseList',
  component: CaseList,
  args: { studies: caseStudies.slice(0, 3) },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Read the case: Missed calls at a clinic: from 31% to 3%' }),
    ).toHaveAttribute('href', '/case-studies/clinic-nicosia');
  },
});

export const Featured = meta.story({ args: { featured: true } });

export const NarrowScreen = meta.story({ globals: narrowScreen });
