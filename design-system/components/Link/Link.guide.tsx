import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Let the words say where it leads.',
      example: (
        <Text>
          Read <Link href="/privacy">what we keep and for how long</Link>.
        </Text>
      ),
    },
  ],
  donts: [
    {
      description: 'Link “here”: in a list of links it leads nowhere.',
      example: (
        <Text>
          To read what we keep, click <Link href="/privacy">here</Link>.
        </Text>
      ),
    },
  ],
  drawn: (
    <Link href="https://www.gov.cy" variant="standalone">
      Government portal
    </Link>
  ),
  parts: [
    {
      name: 'Words',
      description: 'Where it leads; also understood alone.',
      at: 'a',
      text: true,
      side: 'left',
    },
    {
      name: 'Underline',
      description: 'So that colour is not all that tells it from text.',
      at: 'a',
      side: 'bottom',
    },
  ],
  keyboard: { Enter: 'Goes there.' },
  accessibility: [
    'What leaves the site opens a new tab and says so to screen readers.',
    'Give `aria-current="page"` to the link of the page that is shown.',
    '`standalone` has a target of 44 px; `text` stays within its line.',
  ],
};
