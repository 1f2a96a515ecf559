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
      description: 'Ask a question in it: that is an `AlertDialog`.',
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
    { name: 'Sign', description: 'Says the tone; hidden from screen readers.', at: 'svg', side: 'top' },
    { name: 'Message', description: 'One sentence.', at: 'p > span', side: 'bottom' },
    { name: 'Dismiss', description: 'Removes this message alone.', at: 'button', side: 'right' },
  ],
  keyboard: { Tab: 'Goes to the button of the next message.', 'Enter, Space': 'Dismisses it.' },
  accessibility: [
    'Draw one region from the start: later messages are announced without taking the focus.',
    'A message stays until it is dismissed, so that slow readers finish it.',
  ],
};
