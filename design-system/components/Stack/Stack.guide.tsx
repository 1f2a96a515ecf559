import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Nest stacks: a small gap within a group, a larger gap between groups.',
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
      description: 'Use the same gap everywhere: readers then do not see which elements belong together.',
      example: (
        <Stack gap="l" align="start">
          <Heading level={3}>Ask for a call</Heading>
          <Text>We ring back within a working day.</Text>
          <Button>Choose a time</Button>
        </Stack>
      ),
    },
  ],
  anatomy: (
    <Stack gap="xxl">
      <Text>First</Text>
      <Text>Second</Text>
    </Stack>
  ),
  parts: [
    { name: 'Child', description: 'Any element. It must have no outer margin.', selector: 'p', side: 'left' },
    {
      name: 'Gap',
      description: 'A step of the space scale, the same between all children.',
      selector: ['p:first-child', 'p:last-child'],
      side: 'right',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'The children are in the same order on the screen and in the document.',
    'With `as="ul"` it is a list, and screen readers announce the number of items.',
  ],
};
