import type { Guide } from '#storybook/guide';

import { RadioGroup } from './RadioGroup.tsx';

const options = ['By post', 'By email', 'By phone'].map((label) => ({ value: label, label }));

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Use it for up to six answers.',
      example: <RadioGroup legend="How shall we answer?" options={options} />,
    },
  ],
  donts: [
    {
      description: 'Ask for yes or no with two answers: use a `Checkbox` instead.',
      example: (
        <RadioGroup
          legend="Newsletter?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
    },
  ],
  anatomy: (
    <RadioGroup
      legend="Plan"
      hint="You can change it each month."
      options={[{ value: 'team', label: 'Team', hint: 'Up to ten people.' }]}
    />
  ),
  parts: [
    {
      name: 'Legend',
      description: 'The question, announced with each answer.',
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
    { name: 'Note', description: 'Explanation of this answer.', selector: 'label span span', side: 'bottom' },
  ],
  keyboard: {
    Tab: 'Goes to the chosen answer, or to the first.',
    'Arrow keys': 'Choose another answer.',
    Space: 'Chooses the answer that has the focus.',
  },
  accessibility: [
    'Native radio buttons in a group. The group is announced as required unless it is `optional`.',
    'Hint and error are the description of the group.',
  ],
};
