import type { Guide } from '#storybook/guide';

import { ErrorSummary } from './ErrorSummary.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'List what is wrong, in the order of the form, in the words below each field.',
      example: (
        <ErrorSummary
          title="Please check one answer"
          errors={[{ fieldId: 'email', message: 'Write the address in full' }]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Count errors without naming them.',
      example: <ErrorSummary title="Two errors" errors={[]} />,
    },
  ],
  parts: [
    { name: 'Title', description: 'How many answers need another look.', at: 'h2', side: 'left' },
    { name: 'Error', description: 'A link to its field.', at: 'a', side: 'bottom' },
  ],
  keyboard: { Tab: 'Goes on to the next error.', Enter: 'Goes to the field.' },
  accessibility: ['Give it the focus after a failed attempt, by its `ref`: it is then announced as a whole.'],
};
