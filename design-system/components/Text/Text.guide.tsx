import type { Guide } from '#storybook/guide';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use `lead` once, for the first paragraph, and body text for the rest.',
      example: (
        <Stack gap="xs">
          <Text size="lead">We automate the work that nobody was hired for.</Text>
          <Text measure>It starts with one process, and you see the figures before we begin.</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      description: 'Let the tone alone say what happened.',
      example: <Text tone="error">office@example.com</Text>,
    },
  ],
  drawn: (
    <Text measure>
      An assistant answers the telephone at night, notes what was asked, and puts a summary on your desk.
    </Text>
  ),
  parts: [
    {
      name: 'Words',
      description: 'In the size and the tone of the text around them, unless given.',
      at: 'p',
      text: true,
    },
    {
      name: 'Measure',
      description: 'With `measure`, lines of at most 65 characters.',
      at: 'p',
      text: true,
      side: 'right',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Every tone has at least 4.5:1 to the page in all four themes; `body` has 7:1.',
    'Sizes are in rem, so that text follows the size that the reader set.',
    'Choose the element with `as`: a list item or a caption is more than a paragraph.',
  ],
};
