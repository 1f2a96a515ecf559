import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { ScrollFrame } from './ScrollFrame.tsx';

const steps = 'Enquiry → Quote → Order → Invoice → Payment → Reminder → Receipt → Archive';

export const guide: Guide = {
  dos: [
    {
      description: 'Put what must not wrap into it: a diagram, a line of code.',
      example: (
        <ScrollFrame label="From enquiry to payment">
          <pre>{steps}</pre>
        </ScrollFrame>
      ),
    },
  ],
  donts: [
    {
      description: 'Put running text into it: text wraps.',
      example: (
        <ScrollFrame label="About us">
          <Text>Two people began in 2018.</Text>
        </ScrollFrame>
      ),
    },
  ],
  parts: [
    {
      name: 'Frame',
      description: 'As wide as its surroundings; scrolls sideways.',
      at: 'section',
      side: 'left',
    },
  ],
  keyboard: {
    Tab: 'Goes to the frame while its content is wider than itself.',
    'Left, Right': 'Scroll it.',
  },
  accessibility: [
    'A region, named by `label`.',
    'Content that fits makes no stop on the way through the page.',
  ],
};
