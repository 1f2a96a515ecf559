import type { Guide } from '#storybook/guide';

import { SelectField } from './SelectField.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Put the answers into an order that the reader knows.',
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
      description: 'Hide two answers in a menu: show both as `ChoiceChips`.',
      example: (
        <SelectField
          label="Have you used AI before?"
          name="dont-used"
          options={['No', 'Yes'].map((label) => ({ value: label, label }))}
        />
      ),
    },
  ],
  drawn: (
    <SelectField
      label="Employees"
      name="anatomy-employees"
      hint="Full time or not."
      placeholder="Choose one of these"
      options={[{ value: 'few', label: '1 to 9' }]}
    />
  ),
  parts: [
    { name: 'Label', description: 'Always seen, above the field.', at: 'label', text: true, side: 'left' },
    { name: 'Hint', description: 'What helps to answer.', at: 'label + p', text: true, side: 'right' },
    { name: 'Control', description: 'The browser’s own menu, also on a phone.', at: 'select', side: 'left' },
    { name: 'Arrow', description: 'Decoration; the whole control opens the menu.', at: 'svg', side: 'right' },
  ],
  keyboard: {
    'Space, Alt + Down': 'Opens the menu.',
    'Arrow keys': 'Go to another answer.',
    'A letter': 'Goes to the next answer that begins with it.',
    Escape: 'Closes the menu.',
  },
  accessibility: [
    'A native `select`: every screen reader and every phone knows it.',
    'The label names it; hint and error describe it.',
  ],
};
