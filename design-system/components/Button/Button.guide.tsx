import type { Guide } from '#storybook/guide';

import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use one `primary` button per view, and `outline` for the second choice.',
      example: (
        <Inline>
          <Button>Start your free audit</Button>
          <Button variant="outline">See a sample report</Button>
        </Inline>
      ),
    },
    {
      description: 'Say what will happen, as a verb.',
      example: <Button variant="outline">Delete the draft</Button>,
    },
  ],
  donts: [
    {
      description: 'Ask for two things equally loudly.',
      example: (
        <Inline>
          <Button>Start your free audit</Button>
          <Button>See a sample report</Button>
        </Inline>
      ),
    },
    {
      description: 'Write a word that says nothing without the text around it.',
      example: <Button variant="outline">OK</Button>,
    },
  ],
  drawn: <Button icon={<Icon name="printer" />}>Print the report</Button>,
  parts: [
    {
      name: 'Picture',
      description: 'On either side of the words, never alone; hidden from screen readers.',
      at: 'svg',
    },
    {
      name: 'Words',
      description: 'A verb and what it concerns; two lines at most.',
      at: 'button',
      text: true,
      side: 'bottom',
    },
    {
      name: 'Frame',
      description: 'The whole of it can be pressed; at least 48 px high, 40 px if small.',
      at: 'button',
      side: 'right',
    },
  ],
  keyboard: {
    'Enter, Space': 'Press it. As a link, Enter alone goes there.',
    Tab: 'Goes on to the next control; a disabled button is passed over.',
  },
  accessibility: [
    'While `busy` it keeps the focus, says that it is busy, and ignores further presses.',
    'A link that leaves the site says that it opens a new tab.',
    'A disabled link keeps its role and says that it is disabled; say beside it why.',
  ],
};
