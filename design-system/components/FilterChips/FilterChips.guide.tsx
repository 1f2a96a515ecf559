import type { Guide } from '#storybook/guide';

import { FilterChips } from './FilterChips.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Begin with all, and say how many each one leaves.',
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
      description: 'Use it for a yes or no in a form: nothing is sent.',
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
    { name: 'Chosen', description: 'Filled, and announced as pressed.', at: 'button', side: 'left' },
    { name: 'Count', description: 'How many entries remain with it.', at: 'button span' },
    {
      name: 'Chip',
      description: 'One way to narrow the list; a link if it has an address.',
      at: 'button:last-child',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes from chip to chip.', 'Enter, Space': 'Chooses. A link goes there with Enter.' },
  accessibility: [
    'The group has a name, and the chosen chip is pressed, or current if it is a link.',
    'Say the result beside it in a `role="status"`: “4 of 12 automations”.',
  ],
};
