import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Thread } from './Thread.tsx';

const meta = preview.meta({
  title: 'Graphics/Thread',
  component: Thread,
  args: {
    label: 'A tangle of threads passes through a copper ingot and leaves as five straight lines',
    results: ['Enquiry answered', 'Call booked', 'Invoice posted', 'Report sent', 'Lead qualified'],
  },
  parameters: {
    docs: {
      description: {
        component:
          'The picture of the whole idea, once on the site: in the hero. It draws itself once on load and is complete at once where motion is off. **Not this?** A short piece between sections is `ThreadDivider`, progress is `Lane` or `ProgressLane`, a closing banner has `ThreadBanner`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/tangle of threads/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const AllVariants = meta.story({
  render: (args) => (
    <>
      {[2, 4, 9].map((seed) => (
        <Thread key={seed} {...args} seed={seed} />
      ))}
    </>
  ),
});

export const ThreeLanes = meta.story({ args: { results: ['Call booked', 'Invoice posted', 'Report sent'] } });

export const Greek = meta.story({
  args: {
    label: 'Ένα κουβάρι κλωστές περνά από ένα τάλαντο χαλκού και βγαίνει σε πέντε ίσιες γραμμές',
    results: [
      'Το ερώτημα απαντήθηκε',
      'Το ραντεβού κλείστηκε',
      'Το τιμολόγιο καταχωρίστηκε',
      'Η αναφορά στάλθηκε',
      'Ο πελάτης αξιολογήθηκε',
    ],
  },
});

export const Still = meta.story({ globals: { motion: 'off' } });
