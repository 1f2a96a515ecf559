import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Components/Divider',
  component: Divider,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <Text>Tangled on the left.</Text>
      <Divider />
      <Text>Straight on the right.</Text>
      <Divider variant="lane" />
      <Text>And a turn in the story.</Text>
    </Stack>
  ),
});
