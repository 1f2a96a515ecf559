import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ThreadStrip } from './ThreadStrip.tsx';

const meta = preview.meta({
  title: 'Graphics/ThreadStrip',
  component: ThreadStrip,
  args: {
    label: 'Calls, messages and papers go into a machine and come out as finished tasks',
    results: ['Calls answered', 'Invoices entered', 'Orders entered'],
    slips: [
      { kind: 'call', text: 'Missed call' },
      { kind: 'document', text: 'Invoice' },
      { kind: 'message', text: 'My order?' },
    ] as const,
  },
  globals: narrowScreen,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/finished tasks/);
  },
});

export const Pulled = meta.story({
  args: { slips: undefined, results: ['Answer enquiries', 'Enter invoices'] },
});
