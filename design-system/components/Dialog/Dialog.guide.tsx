import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Use the label of the button that opens the dialog as its title.',
      example: { story: 'components-dialog--open' },
    },
  ],
  donts: [
    {
      description: 'Use it to say that something worked: use a `ToastRegion` instead.',
      example: { story: 'components-dialog--interrupting' },
    },
  ],
  parts: [
    {
      name: 'Panel',
      description: 'At most 36 rem wide, and never larger than the window.',
      selector: 'dialog',
    },
    {
      name: 'Title',
      description: 'The name of the dialog. It gets the focus at first.',
      selector: 'dialog h2',
      text: true,
      side: 'left',
    },
    {
      name: 'Close',
      description: 'Does the same as Escape and a click outside.',
      selector: 'dialog button',
      side: 'right',
    },
    {
      name: 'Content',
      description: 'Text to read or fields to fill in. It scrolls if it is too long for the window.',
      selector: 'dialog > div > div:nth-child(2)',
      side: 'left',
    },
    {
      name: 'Actions',
      description: 'Buttons, the most likely one first.',
      selector: 'dialog > div > div:last-child',
      side: 'right',
    },
  ],
  keyboard: {
    Escape: 'Closes the dialog. The focus returns to the element that had it.',
    Tab: 'Goes through the controls of the dialog. The page behind it is inert.',
  },
  accessibility: [
    'A native modal `dialog`. Its name is its title.',
    'If there is only one field, give it the focus with `initialFocus`.',
  ],
};
