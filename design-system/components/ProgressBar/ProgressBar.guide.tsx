import type { Guide } from '#storybook/guide';

import { ProgressBar } from './ProgressBar.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Say the work, and the part that is done in words.',
      example: <ProgressBar label="Reading your invoices" value={3} max={8} valueText="3 of 8 files" />,
    },
  ],
  donts: [
    {
      description: 'Move it without news: a bar that creeps says nothing.',
      example: <ProgressBar label="Please wait" value={1} />,
    },
  ],
  parts: [
    { name: 'Label', description: 'The work; names the bar.', at: 'label', side: 'left' },
    { name: 'Value', description: 'In words, or per cent.', at: 'p > span', side: 'right' },
    {
      name: 'Bar',
      description: 'A native `progress`; without a value it runs.',
      at: 'progress',
      side: 'bottom',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Its value is announced in the words of `valueText`.',
    'Say the end in a `role="status"` beside it.',
    'With motion off the running part stands still.',
  ],
};
