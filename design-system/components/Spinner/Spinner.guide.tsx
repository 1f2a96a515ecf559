import type { Guide } from '#storybook/guide';

import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [{ description: 'Say what is waited for.', example: <Spinner label="Looking for free times" /> }],
  donts: [{ description: 'Leave the reader with “Loading”.', example: <Spinner label="Loading" /> }],
  parts: [
    { name: 'Ring', description: 'Turns; stands still with motion off.', at: 'span > span', side: 'left' },
    { name: 'Label', description: 'The reason for the wait.', at: 'span', text: true, side: 'bottom' },
  ],
  keyboard: 'none',
  accessibility: [
    'A status: its words are announced when it appears in a page that is already there.',
    'Draw it only while something is waited for.',
  ],
};
