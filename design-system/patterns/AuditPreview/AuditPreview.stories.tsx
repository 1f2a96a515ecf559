import { useState } from 'react';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';
import { Grid } from '../../components/Grid/Grid.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { AuditPreview } from './AuditPreview.tsx';

const meta = preview.meta({
  title: 'Patterns/AuditPreview',
  component: AuditPreview,
  args: {
    company: 'Example Consultants',
    mark: <IngotMark />,
    businessName: '',
    areas: [],
    solutions: [
      { priority: 'High priority', difficulty: 'Medium', roi: '200-300% ROI' },
      { priority: 'Medium priority', difficulty: 'Easy', roi: '150-200% ROI' },
    ],
    note: 'What you will get. Print it, save it, or delete it.',
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

export const FilledIn = meta.story({
  args: { businessName: 'Kyriakou Logistics Ltd', areas: ['Customer service', 'Operations'] },
});

export const AllAreas = meta.story({
  args: {
    businessName: 'Kyriakou Logistics Ltd',
    areas: ['Customer service', 'Sales', 'Operations', 'Finance', 'HR', 'Other'],
  },
});

export const FillsInWhileTyping = meta.story({
  render: function Live(args) {
    const [name, setName] = useState('');
    return (
      <Grid>
        <TextField label="Business name" name="businessName" value={name} onChange={setName} />
        <AuditPreview {...args} businessName={name} />
      </Grid>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Business name'), 'Petrou & Sons');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Prepared for Petrou & Sons');
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: {
    businessName: 'Εταιρεία Διεθνών Μεταφορών και Αποθηκεύσεων Αφοί Χατζηκωνσταντίνου Λτδ',
    areas: ['Εξυπηρέτηση πελατών', 'Παραμετροποιησιμότητα'],
    note: 'Αυτό θα λάβετε. Τυπώστε το, φυλάξτε το ή διαγράψτε το.',
  },
});
