import type { Guide } from '#storybook/guide';

import { SelectField } from './SelectField.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Put the answers in an order that visitors know.',
      example: (
        <SelectField
          label="Employees"
          name="do-employees"
          placeholder="Choose one"
          options={['1 to 9', '10 to 49', '50 to 249'].map((label) => ({ value: label, label }))}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Use it for two answers: use a `RadioGroup` instead.',
      example: (
        <SelectField
          label="Have you used AI before?"
          name="dont-used"
          options={['No', 'Yes'].map((label) => ({ value: label, label }))}
        />
      ),
    },
  ],
  anatomy: (
    <SelectField
      label="Employees"
      name="anatomy-employees"
      hint="Full time or not."
      placeholder="Choose one of these"
      options={[{ value: 'few', label: '1 to 9' }]}
    />
  ),
  parts: [
    {
      name: 'Label',
      description: 'Always visible, above the field.',
      selector: 'label',
      text: true,
      side: 'left',
    },
    { name: 'Hint', description: 'Help for the answer.', selector: 'label + p', text: true, side: 'right' },
    {
      name: 'Control',
      description: 'The browser’s own menu, also on a phone.',
      selector: 'select',
      side: 'left',
    },
    {
      name: 'Arrow',
      description: 'Decoration. The whole control can be pressed.',
      selector: 'svg',
      side: 'right',
    },
  ],
  keyboard: {
    'Space, Alt + Down': 'Opens the menu.',
    'Arrow keys': 'Go to another answer.',
    'A letter': 'Goes to the next answer that begins with it.',
    Escape: 'Closes the menu.',
  },
  accessibility: [
    'A native `select`, which every screen reader and every phone supports.',
    'The label is its name. Hint and error are its description.',
  ],
};
