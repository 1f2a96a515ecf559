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
      description: 'Show an error only by the tone.',
      example: <Text tone="error">office@example.com</Text>,
    },
  ],
  anatomy: (
    <Text measure>
      An assistant answers the telephone at night, notes what was asked, and puts a summary on your desk.
    </Text>
  ),
  parts: [
    {
      name: 'Text',
      description: 'In the size and the tone of the text around it, unless `size` and `tone` are given.',
      selector: 'p',
      text: true,
    },
    {
      name: 'Measure',
      description: 'With `measure`, lines of at most 65 characters.',
      selector: 'p',
      text: true,
      side: 'right',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Each tone has a contrast of at least 4.5:1 to the page in all four themes. `body` has 7:1.',
    'Sizes are in rem, so the text follows the font size that a visitor has set in the browser.',
    'Choose the right element with `as`, such as `li` for a list item.',
  ],
};
