import { expect } from 'storybook/test';

import { caseExamples } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseExample } from './CaseExample.tsx';

const exampleOf = (slug: string) => {
  const example = caseExamples[slug];
  if (!example) throw new Error(`There is no example of "${slug}" to show.`);
  return example;
};

const meta = preview.meta({
  title: 'Site sections/CaseExample',
  component: CaseExample,
  args: { example: exampleOf('clinic-nicosia') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Μιλάτε με σύστημα/)).toHaveAttribute('lang', 'el');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const Messages = meta.story({ args: { example: exampleOf('logistics-company-limassol') } });

export const Sheet = meta.story({ args: { example: exampleOf('accounting-firm-nicosia') } });

export const SheetWithBars = meta.story({ args: { example: exampleOf('hotel-group-paphos') } });

export const NarrowScreen = meta.story({ globals: narrowScreen });
