import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Let the title repeat the words of the button that opened it.',
      example: { story: 'components-dialog--open' },
    },
  ],
  donts: [
    {
      description: 'Interrupt to say that something worked: use the `ToastRegion`.',
      example: { story: 'components-dialog--interrupting' },
    },
  ],
  parts: [
    { name: 'Panel', description: 'At most 36 rem wide, and never larger than the window.', at: 'dialog' },
    {
      name: 'Title',
      description: 'Names the dialog and takes the focus first.',
      at: 'dialog h2',
      text: true,
      side: 'left',
    },
    {
      name: 'Close',
      description: 'Does the same as Escape and a click outside.',
      at: 'dialog button',
      side: 'right',
    },
    {
      name: 'Content',
      description: 'What is to be read or filled in; scrolls when it is long.',
      at: 'dialog > div > div:nth-child(2)',
      side: 'left',
    },
    {
      name: 'Actions',
      description: 'The most likely one first.',
      at: 'dialog > div > div:last-child',
      side: 'right',
    },
  ],
  keyboard: {
    Escape: 'Closes it; the focus returns to where it was.',
    Tab: 'Goes through its controls; the page behind is inert.',
  },
  accessibility: [
    'A native modal `dialog`, named by its title.',
    'With one thing to fill in, send the focus there with `initialFocus`.',
  ],
};
