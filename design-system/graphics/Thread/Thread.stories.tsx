import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { Thread } from './Thread.tsx';

const meta = preview.meta({
  title: 'Graphics/Thread',
  component: Thread,
  args: {
    label: 'A tangle of threads passes through a copper ingot and leaves as five straight lines',
    results: [
      { label: 'Answer enquiries' },
      { label: 'Book calls' },
      { label: 'Enter invoices' },
      { label: 'Send reports' },
      { label: 'Qualify leads' },
    ],
  },
});

export const Default = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/tangle of threads/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const OnAPhone = meta.story({ globals: narrowScreen });

export const AllVariants = meta.story({
  // No screenshot, because a tangle makes a large file and the screenshots of the home page show it in each theme.
  parameters: withoutPicture,
  render: (args) => (
    <>
      {[2, 4, 9].map((seed) => (
        <Thread key={seed} {...args} seed={seed} />
      ))}
    </>
  ),
});

export const ThreeLanes = meta.story({
  parameters: withoutPicture,
  args: { results: [{ label: 'Book calls' }, { label: 'Enter invoices' }, { label: 'Send reports' }] },
});

export const Greek = meta.story({
  parameters: withoutPicture,
  args: {
    label: 'Ένα κουβάρι κλωστές περνά από ένα τάλαντο χαλκού και βγαίνει σε πέντε ίσιες γραμμές',
    results: [
      { label: 'Το ερώτημα απαντήθηκε' },
      { label: 'Το ραντεβού κλείστηκε' },
      { label: 'Το τιμολόγιο καταχωρίστηκε' },
      { label: 'Η αναφορά στάλθηκε' },
      { label: 'Ο πελάτης αξιολογήθηκε' },
    ],
  },
});

export const Still = meta.story({ parameters: withoutPicture, globals: { motion: 'off' } });
