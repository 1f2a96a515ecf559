import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask a question, and use verbs as the labels of the buttons.',
      example: { story: 'components-alertdialog--open' },
    },
  ],
  donts: [
    {
      description: 'Ask “Are you sure?” without saying what will happen.',
      example: { story: 'components-alertdialog--vague' },
    },
  ],
  parts: [
    {
      name: 'Panel',
      description: 'At most 27 rem wide, and never larger than the window.',
      selector: 'dialog',
    },
    {
      name: 'Question',
      description: 'The action and the things that it affects.',
      selector: 'dialog h2',
      text: true,
      side: 'left',
    },
    {
      name: 'Consequence',
      description: 'The data that is lost or sent.',
      selector: 'dialog h2 + div',
      text: true,
      side: 'right',
    },
    {
      name: 'Cancel button',
      description: 'Has the focus at first.',
      selector: 'dialog button',
      side: 'bottom',
    },
    {
      name: 'Confirm button',
      description: 'The verb of the question, never “OK”.',
      selector: 'dialog button + button',
      side: 'right',
    },
  ],
  keyboard: {
    Escape: 'Cancels.',
    'Enter, Space': 'Presses the button that has the focus: at first the cancel button.',
    Tab: 'Goes to the other button.',
  },
  accessibility: [
    'It has the role `alertdialog`. The question is its name, the consequence is its description, and screen readers read both when it opens.',
    'A click outside does nothing, so that nobody answers by accident.',
  ],
};
