import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const details = <Text>Two people, 40 invoices a week, eight minutes each.</Text>;

export const guide: Guide = {
  dos: [
    {
      description: 'Say in the summary what the details are about.',
      example: <Disclosure summary="How the 11 hours were counted">{details}</Disclosure>,
    },
  ],
  donts: [
    {
      description: 'Use a summary that says nothing about the details.',
      example: <Disclosure summary="Read more">{details}</Disclosure>,
    },
  ],
  anatomy: (
    <Disclosure summary="How the hours were counted" defaultOpen>
      {details}
    </Disclosure>
  ),
  parts: [
    { name: 'Summary', description: 'Always visible. The whole line can be pressed.', selector: 'summary' },
    {
      name: 'Arrow',
      description: 'Points up while the details are open.',
      selector: 'summary svg',
      side: 'right',
    },
    {
      name: 'Details',
      description: 'Found by the browser’s find-in-page, which opens them.',
      selector: 'summary + div',
      side: 'bottom',
    },
  ],
  keyboard: { 'Enter, Space': 'Opens or closes the details.' },
  accessibility: [
    'A native `details` element: it works without scripts, and screen readers announce whether it is open.',
    'Do not put anything in it that everybody needs.',
  ],
};
