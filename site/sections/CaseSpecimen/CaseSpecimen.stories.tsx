import { expect } from 'storybook/test';

import { caseSpecimens } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseSpecimen } from './CaseSpecimen.tsx';

const specimenOf = (slug: string) => {
  const specimen = caseSpecimens[slug];
  if (!specimen) throw new Error(`There is no specimen of "${slug}" to show.`);
  return specimen;
};

const meta = preview.meta({
  title: 'Site sections/CaseSpecimen',
  component: CaseSpecimen,
  args: { specimen: specimenOf('clinic-nicosia') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Μιλάτε με σύστημα/)).toHaveAttribute('lang', 'el');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const Messages = meta.story({ args: { specimen: specimenOf('logistics-company-limassol') } });

export const Sheet = meta.story({ args: { specimen: specimenOf('accounting-firm-nicosia') } });

export const SheetWithBars = meta.story({ args: { specimen: specimenOf('hotel-group-paphos') } });

export const NarrowScreen = meta.story({ globals: narrowScreen });
