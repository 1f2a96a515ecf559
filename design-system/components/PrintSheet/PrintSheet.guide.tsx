import type { Guide } from '#storybook/guide';

import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PrintSheet } from './PrintSheet.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use it for a document that visitors print: a report, a receipt, an agreement.',
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
      description: 'Use it for buttons: buttons are not printed.',
      example: (
        <PrintSheet>
          <button type="button">Print</button>
        </PrintSheet>
      ),
    },
  ],
  parts: [
    {
      name: 'Sheet',
      description: 'The only part of the page that is printed, on A4.',
      selector: 'div > div',
      side: 'left',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'On the screen it changes nothing.',
    'On paper it has the colours of the light theme, and the address of each link to another site stands after the link.',
    'Use one per page.',
  ],
};
