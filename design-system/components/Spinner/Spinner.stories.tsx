import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Components/Spinner (loading)',
  id: 'components-spinner',
  component: Spinner,
  args: { label: 'Looking for free times' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for free times');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack align="start">
      <Spinner label="Looking for free times" />
      <Spinner label="Saving" />
    </Stack>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: { label: 'Αναζητούμε τις ελεύθερες ώρες όλων των συνεργατών μας για τις επόμενες δύο εβδομάδες' },
});
