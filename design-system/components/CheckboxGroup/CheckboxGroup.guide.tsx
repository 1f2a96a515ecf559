import type { Guide } from '#storybook/guide';

import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = ['Enquiries', 'Quotes', 'Invoices'].map((label) => ({ value: label, label }));

export const guide: Guide = {
  dos: [
    {
      description: 'Ask one question for which several answers can be true.',
      example: <CheckboxGroup legend="What takes your time?" options={options} />,
    },
  ],
  donts: [
    {
      description: 'Use it for a single box: use a `Checkbox` instead.',
      example: <CheckboxGroup legend="Terms" options={[{ value: 'yes', label: 'I agree' }]} />,
    },
  ],
  anatomy: (
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
      selector: 'legend',
      text: true,
      side: 'left',
    },
    {
      name: 'Hint',
      description: 'Help for the answer.',
      selector: 'fieldset > p',
      text: true,
      side: 'right',
    },
    { name: 'Tile', description: 'Can be pressed anywhere.', selector: 'label', side: 'left' },
    {
      name: 'Error',
      description: 'The mistake, and the way to correct it.',
      selector: 'div + p',
      side: 'bottom',
    },
  ],
  keyboard: { Tab: 'Goes on to the next box.', Space: 'Ticks or unticks the box.' },
  accessibility: [
    'Native checkboxes in a group. The name of the group is its legend.',
    'Hint and error are the description of the group. The error is announced first.',
  ],
};
