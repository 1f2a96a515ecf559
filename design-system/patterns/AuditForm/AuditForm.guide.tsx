import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask what slows somebody down before asking who they are.',
      example: { story: 'patterns-auditform--default' },
    },
  ],
  donts: [{ description: 'Require what only helps you.', example: { story: 'patterns-auditform--default' } }],
  drawn: { story: 'patterns-auditform--default' },
  parts: [
    { name: 'Steps', description: 'The parts of the form and their state.', at: 'form ol', side: 'left' },
    { name: 'Part', description: 'A `Fieldset` of fields.', at: 'fieldset', side: 'right' },
  ],
  keyboard: { Tab: 'Goes on to the next field.', Enter: 'In a field of one line: sends the form.' },
  accessibility: ['After a failed attempt the `ErrorSummary` takes the focus.'],
};
