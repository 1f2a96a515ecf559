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
      description: 'Put many badges in one line: then none of them stands out.',
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
  anatomy: (
    <Badge tone="done" icon={<Icon name="check" size="small" />}>
      Automated
    </Badge>
  ),
  parts: [
    {
      name: 'Icon',
      description: 'Before the text, hidden from screen readers.',
      selector: 'svg',
      side: 'left',
    },
    {
      name: 'Text',
      description: 'Says in words what the tone shows by colour.',
      selector: 'span',
      text: true,
      side: 'right',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'The text says the same as the colour, so nothing is lost without colours or in high contrast.',
    'It is text, not a control. Use `Button` or `FilterChips` for something that can be pressed.',
  ],
};
