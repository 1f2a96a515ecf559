import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Nest stacks: a small gap within a thing, a larger one between things.',
      example: (
        <Stack gap="l" align="start">
          <Stack gap="xs">
            <Heading level={3}>Ask for a call</Heading>
            <Text>We ring back within a working day.</Text>
          </Stack>
          <Button>Choose a time</Button>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      description: 'Give everything the same gap: what belongs together falls apart.',
      example: (
        <Stack gap="l" align="start">
          <Heading level={3}>Ask for a call</Heading>
          <Text>We ring back within a working day.</Text>
          <Button>Choose a time</Button>
        </Stack>
      ),
    },
  ],
  drawn: (
    <Stack gap="xxl">
      <Text>First</Text>
      <Text>Second</Text>
    </Stack>
  ),
  parts: [
    { name: 'Child', description: 'Anything; it has no outer space of its own.', at: 'p', side: 'left' },
    {
      name: 'Gap',
      description: 'A step of the scale, the same between all children.',
      at: ['p:first-child', 'p:last-child'],
      side: 'right',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Children are read in the order in which they are written and seen.',
    'With `as="ul"` it is a list; screen readers then say how many there are.',
  ],
};
