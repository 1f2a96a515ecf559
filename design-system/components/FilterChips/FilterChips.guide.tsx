import type { Guide } from '#storybook/guide';

import { FilterChips } from './FilterChips.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Begin with a chip for all entries, and show the number of entries of each chip.',
      example: (
        <FilterChips
          label="Category"
          defaultValue="all"
          options={[
            { value: 'all', label: 'All', count: 12 },
            { value: 'voice', label: 'Voice', count: 4 },
            { value: 'data', label: 'Data', count: 8 },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Use it for an answer in a form: chips are not sent with a form.',
      example: (
        <FilterChips
          label="Newsletter"
          defaultValue="no"
          options={[
            { value: 'yes', label: 'Yes, write to me' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
    },
  ],
  parts: [
    {
      name: 'Chosen chip',
      description: 'Filled, and announced as pressed.',
      selector: 'button',
      side: 'left',
    },
    {
      name: 'Count',
      description: 'The number of entries that remain with this chip.',
      selector: 'button span',
    },
    {
      name: 'Chip',
      description: 'One filter. It is a link if it has an address.',
      selector: 'button:last-child',
      side: 'right',
    },
  ],
  keyboard: {
    Tab: 'Goes from chip to chip.',
    'Enter, Space': 'Chooses the chip. A chip that is a link reacts only to Enter.',
  },
  accessibility: [
    'The group has a name. The chosen chip is announced as pressed or, if it is a link, as current.',
    'Show the number of results beside it, in an element with `role="status"`: “4 of 12 automations”.',
  ],
};
