import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Keep the page beside the panel usable.',
      example: { story: 'patterns-chatpanel--default' },
    },
  ],
  donts: [
    {
      description: 'Open it without the visitor’s action: on a phone it covers the whole screen.',
      example: { story: 'patterns-chatpanel--on-a-phone' },
    },
  ],
  anatomy: { story: 'patterns-chatpanel--conversation', height: 640 },
  parts: [
    {
      name: 'Panel',
      description: 'A dialog that is not modal, in a corner of the window.',
      selector: '[role="dialog"]',
      side: 'left',
    },
    {
      name: 'Field',
      description: 'Enter sends the message. Shift and Enter begin a new line.',
      selector: 'textarea',
      side: 'left',
    },
  ],
  keyboard: {
    Tab: 'Goes through the panel, then on in the page.',
    Enter: 'In the field: sends the message.',
    Escape: 'Minimises the panel. The focus returns to the launcher.',
  },
  accessibility: ['Each new answer is announced once, when it is complete.', 'Its name is its title.'],
};
