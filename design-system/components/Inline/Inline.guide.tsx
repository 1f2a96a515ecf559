import type { Guide } from '#storybook/guide';

import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Let what has no room go on to the next line.',
      example: (
        <Inline>
          <Badge>Voice</Badge>
          <Badge>Invoices</Badge>
          <Badge>Bookings</Badge>
          <Badge>Reports every Monday</Badge>
        </Inline>
      ),
    },
  ],
  donts: [
    {
      description: 'Push apart what belongs together.',
      example: (
        <Inline justify="between">
          <Button size="small">Send</Button>
          <Button size="small" variant="outline">
            Cancel
          </Button>
        </Inline>
      ),
    },
  ],
  drawn: (
    <Inline gap="l">
      <Badge>First</Badge>
      <Badge>Second</Badge>
    </Inline>
  ),
  parts: [
    { name: 'Child', description: 'As wide as it needs to be.', at: 'span', side: 'left' },
    {
      name: 'Gap',
      description: 'A step of the scale, between children and between lines.',
      at: ['span:first-child', 'span:last-child'],
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Children are read, and reached with Tab, in the order in which they are written.',
    'It turns round where text runs from right to left.',
  ],
};
