import type { Guide } from '#storybook/guide';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Claim something that the section below then shows.',
      example: (
        <Stack gap="xs">
          <Heading level={3}>The telephone answers itself at night</Heading>
          <Text>Calls after six are answered, noted and passed on.</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      description: 'Use a title that would fit any page.',
      example: (
        <Stack gap="xs">
          <Heading level={3}>Our solutions</Heading>
          <Text>Calls after six are answered, noted and passed on.</Text>
        </Stack>
      ),
    },
  ],
  anatomy: (
    <Heading level={3} size="h2">
      Work goes in tangled
    </Heading>
  ),
  parts: [
    {
      name: 'Level',
      description: 'The place in the outline: `level`, from 1 to 6.',
      selector: 'h3',
      side: 'left',
    },
    {
      name: 'Size',
      description: 'The visual size: `size`. Only needed if it differs from the size of the level.',
      selector: 'h3',
      side: 'right',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Use one heading of level 1 a page, and skip no level: screen reader users jump from heading to heading.',
    'To change the appearance, change `size`, never `level`.',
  ],
};
