import type { Guide } from '#storybook/guide';

import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use one or two words about the thing beside it.',
      example: (
        <Inline>
          <Text>Invoices</Text>
          <Badge tone="done" icon={<Icon name="check" size="small" />}>
            Automated
          </Badge>
        </Inline>
      ),
    },
  ],
  donts: [
    {
      description: 'Cover a line with badges: then none of them stands out.',
      example: (
        <Inline>
          <Badge tone="strong">New</Badge>
          <Badge tone="accent">Popular</Badge>
          <Badge tone="done">Recommended</Badge>
          <Badge>Automation</Badge>
        </Inline>
      ),
    },
  ],
  drawn: (
    <Badge tone="done" icon={<Icon name="check" size="small" />}>
      Automated
    </Badge>
  ),
  parts: [
    {
      name: 'Picture',
      description: 'Before the words, hidden from screen readers.',
      at: 'svg',
      side: 'left',
    },
    { name: 'Words', description: 'They say what the tone shows.', at: 'span', text: true, side: 'right' },
  ],
  keyboard: 'none',
  accessibility: [
    'The tone never speaks alone: without colour, and in high contrast, the words remain.',
    'It is text, not a control: what can be pressed is a `Button` or `FilterChips`.',
  ],
};
