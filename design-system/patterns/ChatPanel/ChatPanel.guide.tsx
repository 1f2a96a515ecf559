import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    { description: 'Leave the page in use beside it.', example: { story: 'patterns-chatpanel--default' } },
  ],
  donts: [
    {
      description: 'Open it by itself: it covers a whole phone.',
      example: { story: 'patterns-chatpanel--on-a-phone' },
    },
  ],
  drawn: { story: 'patterns-chatpanel--conversation', height: 640 },
  parts: [
    {
      name: 'Panel',
      description: 'A dialog that is not modal, in a corner of the window.',
      at: '[role="dialog"]',
      side: 'left',
    },
    {
      name: 'Field',
      description: 'Enter sends; Shift and Enter begin a new line.',
      at: 'textarea',
      side: 'left',
    },
  ],
  keyboard: {
    Tab: 'Goes through the panel, then on in the page.',
    Enter: 'In the field: sends the message.',
    Escape: 'Minimises it; the focus returns to the launcher.',
  },
  accessibility: ['Each new answer is announced once, whole.', 'It is named by its title.'],
};
