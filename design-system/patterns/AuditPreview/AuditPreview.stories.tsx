import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';
import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { AuditPreview } from './AuditPreview.tsx';

const meta = preview.meta({
  title: 'Patterns/AuditPreview',
  component: AuditPreview,
  args: {
    company: 'Example Consultants',
    mark: <IngotMark />,
    status: 'Sample',
    worked: {
      amount: '€17,280 a year',
      arithmetic: '30 hours a week × €20 × 48 weeks, 60% of it taken over',
    },
    summary: 'In most companies the hours are lost to enquiries, paperwork and reports.',
    opportunities: [
      {
        title: 'Data typed twice in daily operations',
        description:
          'In most operations the same order, address or figure is typed into two or three systems. Each copy takes time and some are wrong.',
      },
    ],
    solutions: [
      {
        title: 'Automatic entry across your operations',
        place: 'First project',
        difficulty: 'Medium',
        roi: '200-300%',
      },
      {
        title: 'A customer service assistant on your website',
        place: 'Second project',
        difficulty: 'Easy',
        roi: '150-200%',
      },
    ],
    note: 'From the sample report. Your own report replaces it as you answer.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Executive Summary');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** The longest preview: three opportunities and three solutions, with texts of the templates. */
export const FilledIn = meta.story({
  args: {
    summary:
      'This report is for Kyriakou Logistics Ltd (industry: Logistics; company size: 11-50). It looks at what you asked about: customer service and operations.',
    opportunities: [
      {
        title: 'Customer service questions that repeat',
        description:
          'Most customer service enquiries are about a few things: hours, prices, orders, bookings. Each one interrupts somebody who was doing something else.',
      },
      {
        title: 'Typing that a machine could do',
        description:
          'Orders and delivery notes are copied from one window to another, a few minutes at a time.',
      },
      {
        title: 'Calls nobody can take',
        description:
          'Calls that arrive at lunch or in the evening are lost, and the caller rarely rings twice.',
      },
    ],
    solutions: [
      {
        title: 'A customer service assistant on your website',
        place: 'First project',
        difficulty: 'Easy',
        roi: '200-300%',
      },
      {
        title: 'Orders read as they arrive',
        place: 'Second project',
        difficulty: 'Medium',
        roi: '150-200%',
      },
      {
        title: 'A voice agent for calls out of hours',
        place: 'Third project',
        difficulty: 'Medium',
        roi: '180-250%',
      },
    ],
    note: 'A first draft, made from templates in this browser.',
  },
  play: async ({ canvas }) => {
    // Opportunities and solutions.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: {
    summary:
      'Η έκθεση αφορά την Εταιρεία Διεθνών Μεταφορών και Αποθηκεύσεων Αφοί Χατζηκωνσταντίνου Λτδ. Εξετάζει την εξυπηρέτηση πελατών και την παραμετροποιησιμότητα.',
    opportunities: [
      { title: 'Εξυπηρέτηση πελατών', description: 'Οι ίδιες ερωτήσεις επαναλαμβάνονται κάθε μέρα.' },
    ],
    note: 'Αυτό θα λάβετε. Τυπώστε το, φυλάξτε το ή διαγράψτε το.',
  },
});
