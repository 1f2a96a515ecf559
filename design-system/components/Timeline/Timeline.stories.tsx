import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Timeline } from './Timeline.tsx';

const milestones = [
  { label: '2018', title: 'Two desks', description: 'A room near the Famagusta Gate and one client.' },
  { label: '2019', title: 'First automation', description: 'Invoices that post themselves.' },
  { label: '2020', title: 'All remote', description: 'Eleven companies moved online in nine weeks.' },
  { label: '2021', title: 'A voice', description: 'The first call answered in Greek by a machine.' },
  { label: '2022', title: 'Analytics', description: 'One page a week that says what changed.' },
  { label: '2023', title: 'AI practice', description: 'Language models enter the workshop, with a log.' },
];
const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  args: { milestones },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { name: 'A voice' })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

export const LongAndGreek = meta.story({
  args: {
    milestones: [
      {
        label: '2018',
        title: 'Δύο γραφεία δίπλα στην Πύλη Αμμοχώστου',
        description: 'Ένα δωμάτιο και ένας πελάτης, που είναι ακόμη μαζί μας.',
      },
      ...milestones.slice(1),
    ],
  },
});
