import type { Guide } from '#storybook/guide';

import { ToastRegion } from './ToastRegion.tsx';

const nothing = () => {};

export const guide: Guide = {
  dos: [
    {
      description: 'Say in one sentence what has happened.',
      example: (
        <ToastRegion
          inline
          aria-label="Do"
          toasts={[{ id: 'saved', message: 'Report saved in this browser', tone: 'done' }]}
          onDismiss={nothing}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Use it for a question: use an `AlertDialog` instead.',
      example: (
        <ToastRegion
          inline
          aria-label="Don’t"
          toasts={[{ id: 'ask', message: 'Delete the draft?' }]}
          onDismiss={nothing}
        />
      ),
    },
  ],
  parts: [
    {
      name: 'Icon',
      description: 'Shows the tone. It is hidden from screen readers.',
      selector: 'svg',
      side: 'top',
    },
    { name: 'Message', description: 'One sentence.', selector: 'p > span', side: 'bottom' },
    { name: 'Dismiss', description: 'Removes this message.', selector: 'button', side: 'right' },
  ],
  keyboard: { Tab: 'Goes to the close button of the next message.', 'Enter, Space': 'Removes the message.' },
  accessibility: [
    'Render the region before the first message: screen readers announce only messages that are added later.',
    'A message stays until it is dismissed, so that slow readers have enough time.',
  ],
};
