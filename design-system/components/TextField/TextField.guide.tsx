import type { Guide } from '#storybook/guide';

import { TextField } from './TextField.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say how to correct the answer.',
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
      description: 'Ask in the label, and help in the hint: both stay visible.',
      example: <TextField label="Email" name="do-hint" type="email" hint="In full, as in name@example.com" />,
    },
  ],
  donts: [
    {
      description: 'Say only that the answer is wrong.',
      example: (
        <TextField label="Email" name="dont-error" type="email" defaultValue="office@" error="Invalid" />
      ),
    },
    {
      description: 'Ask in the placeholder: it disappears when the visitor types.',
      example: <TextField label="Contact" name="dont-hint" placeholder="Your email, in full" />,
    },
  ],
  anatomy: (
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
    {
      name: 'Label',
      description: 'Always visible, above the field.',
      selector: 'label',
      text: true,
      side: 'left',
    },
    {
      name: 'Note',
      description: 'The word “optional”. A field without it is required.',
      selector: 'label span',
    },
    {
      name: 'Hint',
      description: 'Help for the answer, before the control.',
      selector: 'label + p',
      text: true,
      side: 'right',
    },
    {
      name: 'Control',
      description: 'The browser’s own input, 48 px high.',
      selector: 'input',
      side: 'right',
    },
    {
      name: 'Error',
      description: 'An icon, the word “Error” for screen readers, and the way to correct the answer.',
      selector: 'input + p',
      side: 'left',
    },
  ],
  keyboard: {
    Tab: 'Goes to the field, and from there to the next field.',
    Enter: 'Sends the form that contains the field.',
  },
  accessibility: [
    'The label is the name of the control. Hint and error are its description.',
    'A field with an error is announced as invalid. The `ErrorSummary` links to it by its `id`.',
    'Set `autoComplete` if the answer is about the visitor.',
  ],
};
