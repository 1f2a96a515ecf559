import type { Guide } from '#storybook/guide';

import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Let children wrap onto the next line if the row is full.',
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
      description: 'Separate children that belong together.',
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
  anatomy: (
    <Inline gap="l">
      <Badge>First</Badge>
      <Badge>Second</Badge>
    </Inline>
  ),
  parts: [
    { name: 'Child', description: 'As wide as its content.', selector: 'span', side: 'left' },
    {
      name: 'Gap',
      description: 'A step of the space scale, the same between children and between lines.',
      selector: ['span:first-child', 'span:last-child'],
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Screen readers and the Tab key follow the order in which the children are written.',
    'In right-to-left text the row begins on the right.',
  ],
};
