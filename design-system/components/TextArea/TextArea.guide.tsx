import type { Guide } from '#storybook/guide';

import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask one question, and choose `rows` by the length of the answer that you expect.',
      example: <TextArea label="What takes most of your week?" name="do-week" rows={3} />,
    },
  ],
  donts: [
    {
      description: 'Ask several things at once.',
      example: <TextArea label="Name, business and what you need" name="dont-all" rows={3} />,
    },
  ],
  anatomy: <TextArea label="Message" name="anatomy-message" hint="A sentence is enough." rows={3} optional />,
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
      description: 'The visitor can change its height.',
      selector: 'textarea',
      side: 'left',
    },
  ],
  keyboard: { Enter: 'Begins a new line. It does not send the form.', Tab: 'Leaves the field.' },
  accessibility: [
    'The label is its name. Hint and error are its description.',
    'It grows if a visitor enlarges the text.',
  ],
};
