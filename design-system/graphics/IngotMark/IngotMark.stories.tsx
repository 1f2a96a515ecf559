import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { IngotMark } from './IngotMark.tsx';

const meta = preview.meta({
  title: 'Graphics/IngotMark',
  component: IngotMark,
});

export const Default = meta.story({
  args: { label: 'Copper ingot' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Copper ingot' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="xl">
      {(['caption', 'body', 'lead'] as const).map((size) => (
        <Text key={size} size={size} as="div">
          <Inline>
            <IngotMark /> Beside words
          </Inline>
        </Text>
      ))}
      <Inline gap="xl">
        {(['copper', 'ink', 'inherit'] as const).map((tone) => (
          <IngotMark key={tone} size="large" tone={tone} />
        ))}
      </Inline>
    </Stack>
  ),
});
