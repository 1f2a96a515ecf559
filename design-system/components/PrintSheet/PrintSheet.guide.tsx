import type { Guide } from '#storybook/guide';

import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PrintSheet } from './PrintSheet.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Wrap what a reader takes along: a report, a receipt, an agreement.',
      example: (
        <PrintSheet>
          <Stack>
            <Heading level={3}>Report for Kyrenia Gate Bakery</Heading>
            <Text>Two days for a quote is one and a half too many.</Text>
          </Stack>
        </PrintSheet>
      ),
    },
  ],
  donts: [
    {
      description: 'Wrap buttons alone: nothing of them is printed.',
      example: (
        <PrintSheet>
          <button type="button">Print</button>
        </PrintSheet>
      ),
    },
  ],
  parts: [{ name: 'Sheet', description: 'All that the paper shows, on A4.', at: 'div > div', side: 'left' }],
  keyboard: 'none',
  accessibility: [
    'On the screen it changes nothing.',
    'On paper it has the colours of the light theme, and each link is followed by its address.',
    'Use one per page.',
  ],
};
