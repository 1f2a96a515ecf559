import type { Guide } from '#storybook/guide';

import { TextField } from './TextField.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say how to put it right, in the words of the label.',
      example: (
        <TextField
          label="Email"
          name="do-email"
          type="email"
          defaultValue="office@"
          error="Write the address in full, such as name@example.com"
        />
      ),
    },
    {
      description: 'Ask in the label, and help in the hint: both stay.',
      example: <TextField label="Email" name="do-hint" type="email" hint="In full, as in name@example.com" />,
    },
  ],
  donts: [
    {
      description: 'Leave it at saying that it is wrong.',
      example: (
        <TextField label="Email" name="dont-error" type="email" defaultValue="office@" error="Invalid" />
      ),
    },
    {
      description: 'Ask in the placeholder: it is gone when it is needed.',
      example: <TextField label="Contact" name="dont-hint" placeholder="Your email, in full" />,
    },
  ],
  drawn: (
    <TextField
      label="Email"
      name="anatomy-email"
      type="email"
      hint="We write once."
      defaultValue="office@"
      error="Write the address in full"
      optional
    />
  ),
  parts: [
    { name: 'Label', description: 'Always seen, above the field.', at: 'label', text: true, side: 'left' },
    {
      name: 'Note',
      description: 'The word “optional”; all other fields must be filled in.',
      at: 'label span',
    },
    {
      name: 'Hint',
      description: 'What helps to answer, before the answer.',
      at: 'label + p',
      text: true,
      side: 'right',
    },
    { name: 'Control', description: 'The browser’s own input, 48 px high.', at: 'input', side: 'right' },
    {
      name: 'Error',
      description: 'A picture, the word “Error” for screen readers, and what to do.',
      at: 'input + p',
      side: 'left',
    },
  ],
  keyboard: { Tab: 'Goes to the field, and on to the next one.', Enter: 'Sends the form it stands in.' },
  accessibility: [
    'The label names the control; hint and error describe it.',
    'A wrong field is marked as invalid, and the `ErrorSummary` leads to it by its `id`.',
    'Give `autoComplete` where the answer is about the visitor.',
  ],
};
