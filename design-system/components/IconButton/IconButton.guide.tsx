import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use icons that everybody knows, and a verb as the label.',
      example: (
        <Inline gap="xs">
          <IconButton icon="search" label="Search" />
          <IconButton icon="close" label="Close" />
        </Inline>
      ),
    },
  ],
  donts: [
    {
      description: 'Use an unusual icon if there is space for a label.',
      example: (
        <Inline gap="xs">
          <IconButton icon="database" label="Store the report" variant="outline" />
          <IconButton icon="funnel" label="Narrow the list" variant="outline" />
        </Inline>
      ),
    },
  ],
  anatomy: <IconButton icon="search" label="Search" variant="outline" />,
  parts: [
    { name: 'Icon', description: 'Hidden from screen readers.', selector: 'svg' },
    {
      name: 'Target',
      description: '44 px, or 36 px with `size="small"`.',
      selector: 'button',
      side: 'right',
    },
    {
      name: 'Label',
      description: 'The name for screen readers, and the tooltip.',
      selector: 'button',
      side: 'bottom',
    },
  ],
  keyboard: { 'Enter, Space': 'Presses the button.' },
  accessibility: [
    'The label says what the button does, not what the icon shows.',
    'If the button stays pressed, set `aria-pressed` and do not change the label.',
  ],
};
