import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Put it beside words that say the same.',
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
      description: 'Let pictures speak alone: three readers see three meanings.',
      example: (
        <Inline>
          <Icon name="clock" label="Duration" />
          <Icon name="file" label="Report" />
          <Icon name="chart" label="Figures" />
        </Inline>
      ),
    },
  ],
  drawn: <Icon name="calendar" size="large" label="Date" />,
  parts: [
    {
      name: 'Drawing',
      description: 'One line of 1.6 units on a square of 24, in the colour of the text.',
      at: 'svg',
    },
    {
      name: 'Label',
      description: 'What it means, when no words beside it say so. Without a label it is decoration.',
      at: 'svg',
      side: 'bottom',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Without `label` it is hidden from screen readers; with it, it is an image of that name.',
    'It grows with the text beside it and keeps its colour in high contrast.',
  ],
};
