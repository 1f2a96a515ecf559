import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask a question, and answer it with verbs.',
      example: { story: 'components-alertdialog--open' },
    },
  ],
  donts: [
    {
      description: 'Ask “Are you sure?” and leave open what will happen.',
      example: { story: 'components-alertdialog--vague' },
    },
  ],
  parts: [
    { name: 'Panel', description: 'At most 27 rem wide, and never larger than the window.', at: 'dialog' },
    {
      name: 'Question',
      description: 'What will be done, and to what.',
      at: 'dialog h2',
      text: true,
      side: 'left',
    },
    {
      name: 'Consequence',
      description: 'What will be lost or sent.',
      at: 'dialog h2 + div',
      text: true,
      side: 'right',
    },
    { name: 'Harmless answer', description: 'Has the focus first.', at: 'dialog button', side: 'bottom' },
    {
      name: 'Confirmation',
      description: 'The verb of the question, never “OK”.',
      at: 'dialog button + button',
      side: 'right',
    },
  ],
  keyboard: {
    Escape: 'The harmless answer.',
    'Enter, Space': 'The answer that has the focus: the harmless one at first.',
    Tab: 'Goes to the other answer.',
  },
  accessibility: [
    'An `alertdialog`: the question is its name, the consequence its description, and both are read at once.',
    'A click outside does nothing, so that nobody answers by accident.',
  ],
};
