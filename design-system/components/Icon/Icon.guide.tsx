import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Put it beside a text that says the same.',
      example: (
        <Inline gap="xs">
          <Icon name="clock" />
          <Text>Thirty minutes</Text>
        </Inline>
      ),
    },
  ],
  donts: [
    {
      description: 'Use icons without text: different readers understand different things.',
      example: (
        <Inline>
          <Icon name="clock" label="Duration" />
          <Icon name="file" label="Report" />
          <Icon name="chart" label="Figures" />
        </Inline>
      ),
    },
  ],
  anatomy: <Icon name="calendar" size="large" label="Date" />,
  parts: [
    {
      name: 'Shape',
      description: 'A line of 1.6 units on a square of 24 units, in the colour of the text.',
      selector: 'svg',
    },
    {
      name: 'Label',
      description:
        'The meaning of the icon, if no text beside it says it. An icon without a label is decoration.',
      selector: 'svg',
      side: 'bottom',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Without `label` the icon is hidden from screen readers. With `label` it is an image with that name.',
    'It grows with the text beside it, and has the colour of the text in high contrast too.',
  ],
};
