import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'summary', label: 'Summary', content: <Text>Three tasks take a third of the week.</Text> },
  { id: 'figures', label: 'Figures', content: <Text>26 hours a week, at €18 an hour.</Text> },
  { id: 'method', label: 'Method', content: <Text>Each figure is from your own answers.</Text> },
];
const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Report', items, onValueChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Figures' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('figures');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Method', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Method' })).toHaveTextContent('Each figure');
  },
});

export const AllVariants = meta.story({
  args: {
    defaultValue: 'figures',
    items: [...items, { id: 'history', label: 'History', content: '', disabled: true }],
  },
});

export const RightToLeft = meta.story({
  args: { defaultValue: 'figures' },
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Figures' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Method' })).toHaveFocus();
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    label: 'Έκθεση',
    items: [
      {
        id: 'a',
        label: 'Περίληψη',
        content: <Text>Τρεις εργασίες παίρνουν το ένα τρίτο της εβδομάδας.</Text>,
      },
      { id: 'b', label: 'Παραδοχές και μέθοδος', content: <Text>Από τις απαντήσεις σας.</Text> },
      { id: 'c', label: 'Προτεινόμενες λύσεις', content: <Text>Δύο.</Text> },
    ],
  },
});
