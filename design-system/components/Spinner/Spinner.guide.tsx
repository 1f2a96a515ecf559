import type { Guide } from '#storybook/guide';

import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Say what the visitor is waiting for.',
      example: <Spinner label="Looking for free times" />,
    },
  ],
  donts: [{ description: 'Write only “Loading”.', example: <Spinner label="Loading" /> }],
  parts: [
    {
      name: 'Ring',
      description: 'Turns. With motion off it stands still.',
      selector: 'span > span',
      side: 'left',
    },
    { name: 'Label', description: 'The reason for the wait.', selector: 'span', text: true, side: 'bottom' },
  ],
  keyboard: 'none',
  accessibility: [
    'It has the role `status`: its label is announced when it appears on a page that is already loaded.',
    'Render it only during the wait.',
  ],
};
