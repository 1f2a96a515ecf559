import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { ScrollFrame } from './ScrollFrame.tsx';

const steps = 'Enquiry → Quote → Order → Invoice → Payment → Reminder → Receipt → Archive';

export const guide: Guide = {
  dos: [
    {
      description: 'Use it for content that must not wrap, such as a diagram or a line of code.',
      example: (
        <ScrollFrame label="From enquiry to payment">
          <pre>{steps}</pre>
        </ScrollFrame>
      ),
    },
  ],
  donts: [
    {
      description: 'Use it for running text: text can wrap.',
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
      description: 'As wide as the element around it. It scrolls sideways.',
      selector: 'section',
      side: 'left',
    },
  ],
  keyboard: {
    Tab: 'Goes to the frame if the content is wider than the frame.',
    'Left, Right': 'Scroll the content.',
  },
  accessibility: ['A region. Its name is `label`.', 'If the content fits, the Tab key skips the frame.'],
};
