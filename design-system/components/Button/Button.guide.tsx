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
      description: 'Use a verb that says what will happen.',
      example: <Button variant="outline">Delete the draft</Button>,
    },
  ],
  donts: [
    {
      description: 'Give two actions the same emphasis.',
      example: (
        <Inline>
          <Button>Start your free audit</Button>
          <Button>See a sample report</Button>
        </Inline>
      ),
    },
    {
      description: 'Use a label that needs the text around it to be understood.',
      example: <Button variant="outline">OK</Button>,
    },
  ],
  anatomy: <Button icon={<Icon name="printer" />}>Print the report</Button>,
  parts: [
    {
      name: 'Icon',
      description: 'On one side of the label, never without a label. It is hidden from screen readers.',
      selector: 'svg',
    },
    {
      name: 'Label',
      description: 'A verb and its object, in two lines at most.',
      selector: 'button',
      text: true,
      side: 'bottom',
    },
    {
      name: 'Frame',
      description: 'The area that can be pressed. It is at least 48 px high, or 40 px if `size` is `small`.',
      selector: 'button',
      side: 'right',
    },
  ],
  keyboard: {
    'Enter, Space': 'Press the button. A button that is a link reacts only to Enter.',
    Tab: 'Goes on to the next control. A disabled button is skipped.',
  },
  accessibility: [
    'While `busy`, the button keeps the focus, is announced as busy, and ignores further presses.',
    'A button that leads to another site is announced as opening a new tab.',
    'A disabled link keeps its role and is announced as disabled. Write the reason beside it.',
  ],
};
