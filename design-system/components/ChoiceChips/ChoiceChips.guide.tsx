import type { Guide } from '#storybook/guide';

import { ChoiceChips } from './ChoiceChips.tsx';

const options = ['Enquiries', 'Quotes', 'Invoices'].map((label) => ({ value: label, label }));

export const guide: Guide = {
  dos: [
    {
      description: 'Use it for many short answers.',
      example: <ChoiceChips legend="What eats your week?" options={options} />,
    },
  ],
  donts: [
    {
      description: 'Write sentences into chips: use a `CheckboxGroup`.',
      example: (
        <ChoiceChips
          legend="Why?"
          options={[{ value: 'a', label: 'Because nobody has time to answer the telephone' }]}
        />
      ),
    },
  ],
  parts: [
    {
      name: 'Legend',
      description: 'The question, announced with each chip.',
      at: 'legend',
      text: true,
      side: 'left',
    },
    {
      name: 'Chip',
      description: 'All of it can be pressed; filled while it is ticked.',
      at: 'label',
      side: 'bottom',
    },
    {
      name: 'Box',
      description: 'The browser’s own, so that more than one answer is expected.',
      at: 'input',
      side: 'left',
    },
  ],
  keyboard: { Tab: 'Goes on to the next chip.', Space: 'Ticks the chip, or takes the tick away.' },
  accessibility: ['Each chip is a native checkbox: its state is announced.'],
};
