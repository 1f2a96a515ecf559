import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask about the visitor’s problem before you ask for their name.',
      example: { story: 'patterns-auditform--default' },
    },
  ],
  donts: [
    {
      description: 'Require an answer that helps only you.',
      example: { story: 'patterns-auditform--default' },
    },
  ],
  anatomy: { story: 'patterns-auditform--default' },
  parts: [
    {
      name: 'Steps',
      description: 'The parts of the form, with their state.',
      selector: 'form ol',
      side: 'left',
    },
    { name: 'Part', description: 'A `Fieldset` of fields.', selector: 'fieldset', side: 'right' },
  ],
  keyboard: { Tab: 'Goes on to the next field.', Enter: 'In a field of one line: sends the form.' },
  accessibility: ['After a failed submit the `ErrorSummary` gets the focus.'],
};
