import type { Guide } from '#storybook/guide';

import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = ['Enquiries', 'Quotes', 'Invoices'].map((label) => ({ value: label, label }));

export const guide: Guide = {
  dos: [
    {
      description: 'Ask one question whose answers may all be true.',
      example: <CheckboxGroup legend="What takes your time?" options={options} />,
    },
  ],
  donts: [
    {
      description: 'Use it for a single box: that is a `Checkbox`.',
      example: <CheckboxGroup legend="Terms" options={[{ value: 'yes', label: 'I agree' }]} />,
    },
  ],
  drawn: (
    <CheckboxGroup
      legend="What takes your time?"
      hint="As many as apply."
      options={options}
      error="Choose at least one"
    />
  ),
  parts: [
    {
      name: 'Legend',
      description: 'The question, announced with each box.',
      at: 'legend',
      text: true,
      side: 'left',
    },
    { name: 'Hint', description: 'What helps to answer.', at: 'fieldset > p', text: true, side: 'right' },
    { name: 'Tile', description: 'All of it can be pressed.', at: 'label', side: 'left' },
    {
      name: 'Error',
      description: 'What is wrong, and the way to correct it.',
      at: 'div + p',
      side: 'bottom',
    },
  ],
  keyboard: { Tab: 'Goes on to the next box.', Space: 'Ticks the box, or takes the tick away.' },
  accessibility: [
    'Native boxes in a group, named by its legend.',
    'Hint and error describe the group; the error is announced first.',
  ],
};
