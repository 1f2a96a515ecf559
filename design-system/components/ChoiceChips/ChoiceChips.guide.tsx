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
      description: 'Write sentences into chips: use a `CheckboxGroup` instead.',
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
      selector: 'legend',
      text: true,
      side: 'left',
    },
    {
      name: 'Chip',
      description: 'Can be pressed anywhere. It is filled while it is ticked.',
      selector: 'label',
      side: 'bottom',
    },
    {
      name: 'Box',
      description: 'The browser’s own checkbox. It shows that several chips can be chosen.',
      selector: 'input',
      side: 'left',
    },
  ],
  keyboard: { Tab: 'Goes on to the next chip.', Space: 'Ticks or unticks the chip.' },
  accessibility: ['Each chip is a native checkbox, so its state is announced.'],
};
