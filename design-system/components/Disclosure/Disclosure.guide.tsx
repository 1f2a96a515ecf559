import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const details = <Text>Two people, 40 invoices a week, eight minutes each.</Text>;

export const guide: Guide = {
  dos: [
    {
      description: 'Say in the summary what will be shown.',
      example: <Disclosure summary="How the 11 hours were counted">{details}</Disclosure>,
    },
  ],
  donts: [
    {
      description: 'Make people open it to find out.',
      example: <Disclosure summary="Read more">{details}</Disclosure>,
    },
  ],
  drawn: (
    <Disclosure summary="How the hours were counted" defaultOpen>
      {details}
    </Disclosure>
  ),
  parts: [
    { name: 'Summary', description: 'Always seen; the whole line can be pressed.', at: 'summary' },
    { name: 'Arrow', description: 'Points up while it is open.', at: 'summary svg', side: 'right' },
    {
      name: 'Details',
      description: 'Found by the browser’s search, which opens it.',
      at: 'summary + div',
      side: 'bottom',
    },
  ],
  keyboard: { 'Enter, Space': 'Opens and closes it.' },
  accessibility: [
    'A native `details`: it works before scripts run, and says whether it is open.',
    'Nothing that everybody needs belongs into it.',
  ],
};
