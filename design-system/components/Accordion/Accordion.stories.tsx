import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'faq-time',
    question: 'How long does a project take?',
    answer: 'A simple one takes 2-4 weeks, a complex one 3-6 months.',
  },
  {
    id: 'faq-data',
    question: 'Where does our data go?',
    answer: 'Nowhere without your consent, and never into anybody’s training.',
  },
  { id: 'faq-greek', question: 'Μιλάτε ελληνικά;', answer: 'Βεβαίως. Και τα συστήματά μας το ίδιο.' },
];
const meta = preview.meta({
  title: 'Components/Accordion (collapse)',
  id: 'components-accordion',
  component: Accordion,
  args: { items },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'How long does a project take?' }));
    await expect(canvas.getByText(/2-4 weeks/)).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Where does our data go?' }));
    await expect(canvas.getByText(/2-4 weeks/)).toBeVisible();
  },
});

export const AllClosed = meta.story();

export const LongQuestionOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    items: [
      {
        id: 'long',
        question: 'Πόσο διαρκεί η αυτοματοποίηση μιας διαδικασίας που σήμερα απασχολεί τρία τμήματα;',
        answer: 'Από δύο εβδομάδες.',
      },
      ...items,
    ],
  },
});
