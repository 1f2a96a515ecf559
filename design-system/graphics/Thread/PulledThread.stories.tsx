import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { PulledThread } from './PulledThread.tsx';

const all = [
  { label: 'Answer enquiries' },
  { label: 'Take calls out of hours' },
  { label: 'Book appointments' },
  { label: 'Qualify leads' },
  { label: 'Draft quotes' },
  { label: 'Enter orders' },
  { label: 'Send delivery updates' },
  { label: 'File documents' },
  { label: 'Enter invoices' },
  { label: 'Match bank payments' },
  { label: 'Send reports' },
  { label: 'Process leave requests' },
];

const meta = preview.meta({
  title: 'Graphics/PulledThread',
  component: PulledThread,
  args: {
    label: 'A tangle of threads passes through a copper ingot and leaves as straight lines',
    results: all.slice(0, 3),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/tangle of threads/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** With the maximum number of results or more, the tangle is gone. */
export const Everything = meta.story({ parameters: withoutPicture, args: { results: all } });

export const OnAPhone = meta.story({ globals: narrowScreen });

export const Greek = meta.story({
  args: {
    label: 'Ένα κουβάρι κλωστές περνά από ένα τάλαντο χαλκού και βγαίνει σε ίσιες γραμμές',
    results: [{ label: 'Το ερώτημα απαντήθηκε' }, { label: 'Το τιμολόγιο καταχωρίστηκε' }],
  },
  parameters: withoutPicture,
});
