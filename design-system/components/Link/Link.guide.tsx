import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use a text that says where the link leads.',
      example: (
        <Text>
          Read <Link href="/privacy">what we keep and for how long</Link>.
        </Text>
      ),
    },
  ],
  donts: [
    {
      description: 'Use “here” as the text: in a screen reader’s list of links it has no meaning.',
      example: (
        <Text>
          To read what we keep, click <Link href="/privacy">here</Link>.
        </Text>
      ),
    },
  ],
  anatomy: (
    <Link href="https://www.gov.cy" variant="standalone">
      Government portal
    </Link>
  ),
  parts: [
    {
      name: 'Text',
      description: 'The target. It must be clear without the sentence around it.',
      selector: 'a',
      text: true,
      side: 'left',
    },
    {
      name: 'Underline',
      description: 'Marks the link, because colour alone is not enough.',
      selector: 'a',
      side: 'bottom',
    },
  ],
  keyboard: { Enter: 'Follows the link.' },
  accessibility: [
    'A link to another site opens a new tab, and screen readers announce this.',
    'Set `aria-current="page"` on a link to the current page.',
    '`standalone` has a target of 44 px. `text` is as high as its line.',
  ],
};
