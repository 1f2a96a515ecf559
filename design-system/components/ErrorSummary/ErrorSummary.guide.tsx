import type { Guide } from '#storybook/guide';

import { ErrorSummary } from './ErrorSummary.tsx';

export const guide: Guide = {
  dos: [
    {
      description:
        'List the errors in the order of their fields, with the same messages as below the fields.',
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
      description: 'Give the number of errors without listing them.',
      example: <ErrorSummary title="Two errors" errors={[]} />,
    },
  ],
  parts: [
    { name: 'Title', description: 'The number of answers to correct.', selector: 'h2', side: 'left' },
    { name: 'Error', description: 'A link to its field.', selector: 'a', side: 'bottom' },
  ],
  keyboard: { Tab: 'Goes on to the next error.', Enter: 'Moves the focus to the field.' },
  accessibility: [
    'Focus it through its `ref` after a failed submit: screen readers then read the whole summary.',
  ],
};
