import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use pictures that everybody knows, with a label that is a verb.',
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
      description: 'Make a riddle of an action that has room for words.',
      example: (
        <Inline gap="xs">
          <IconButton icon="database" label="Store the report" variant="outline" />
          <IconButton icon="funnel" label="Narrow the list" variant="outline" />
        </Inline>
      ),
    },
  ],
  drawn: <IconButton icon="search" label="Search" variant="outline" />,
  parts: [
    { name: 'Picture', description: 'One drawing of the set, hidden from screen readers.', at: 'svg' },
    {
      name: 'Target',
      description: '44 px, or 36 px where several stand together.',
      at: 'button',
      side: 'right',
    },
    {
      name: 'Label',
      description: 'Its name for screen readers, and the tip under the pointer.',
      at: 'button',
      side: 'bottom',
    },
  ],
  keyboard: { 'Enter, Space': 'Press it.' },
  accessibility: [
    'The label is its name: say what it does, not what the picture shows.',
    'Where it stays pressed, give it `aria-pressed` and keep the label.',
  ],
};
