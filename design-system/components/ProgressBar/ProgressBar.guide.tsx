import type { Guide } from '#storybook/guide';

import { ProgressBar } from './ProgressBar.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Name the task, and say in words which part is finished.',
      example: <ProgressBar label="Reading your invoices" value={3} max={8} valueText="3 of 8 files" />,
    },
  ],
  donts: [
    {
      description: 'Move the bar if nothing has happened: it then says nothing about the task.',
      example: <ProgressBar label="Please wait" value={1} />,
    },
  ],
  parts: [
    { name: 'Label', description: 'The task. It is the name of the bar.', selector: 'label', side: 'left' },
    {
      name: 'Value',
      description: 'The finished part, in words or per cent.',
      selector: 'p > span',
      side: 'right',
    },
    {
      name: 'Bar',
      description: 'A native `progress` element. Without a value it shows an endless animation.',
      selector: 'progress',
      side: 'bottom',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Screen readers announce `valueText` as the value.',
    'Announce the end of the task beside it, in an element with `role="status"`.',
    'With motion off the animation stands still.',
  ],
};
