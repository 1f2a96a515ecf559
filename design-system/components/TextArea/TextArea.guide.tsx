import type { Guide } from '#storybook/guide';

import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask one question, and show by its height how much you hope for.',
      example: <TextArea label="What takes most of your week?" name="do-week" rows={3} />,
    },
  ],
  donts: [
    {
      description: 'Ask several things at once.',
      example: <TextArea label="Name, business and what you need" name="dont-all" rows={3} />,
    },
  ],
  drawn: <TextArea label="Message" name="anatomy-message" hint="A sentence is enough." rows={3} optional />,
  parts: [
    { name: 'Label', description: 'Always seen, above the field.', at: 'label', text: true, side: 'left' },
    { name: 'Note', description: 'Only optional fields say so.', at: 'label span' },
    {
      name: 'Hint',
      description: 'What helps to answer, before the answer.',
      at: 'label + p',
      text: true,
      side: 'right',
    },
    { name: 'Control', description: 'As high as the visitor pulls it.', at: 'textarea', side: 'left' },
  ],
  keyboard: { Enter: 'Begins a new line; it sends nothing.', Tab: 'Leaves the field.' },
  accessibility: [
    'The label names it; hint and error describe it.',
    'It grows with the text that the reader enlarges.',
  ],
};
