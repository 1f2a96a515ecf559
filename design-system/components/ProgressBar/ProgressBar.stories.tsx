import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar (meter, upload)',
  id: 'components-progressbar',
  component: ProgressBar,
  args: { label: 'Reading your invoices', value: 38 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading your invoices' });
    await expect(bar).toHaveAttribute('aria-valuetext', '38%');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Reading your invoices" value={3} max={8} valueText="3 of 8 files" />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="Nobody knows how long" />
    </Stack>
  ),
});

export const Indeterminate = meta.story({ args: { value: undefined, label: 'Looking for the files' } });

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    label: 'Διαβάζουμε τα τιμολόγια των τελευταίων δώδεκα μηνών',
    value: 5,
    max: 12,
    valueText: '5 από 12 αρχεία',
  },
});
