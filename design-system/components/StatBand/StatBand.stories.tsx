import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { StatBand } from './StatBand.tsx';

const stats = [
  { figure: '87+', label: 'clients' },
  { figure: '156+', label: 'projects completed' },
  { figure: '92%', label: 'success rate' },
  { figure: '4.9/5', label: 'client satisfaction' },
];
const meta = preview.meta({
  title: 'Components/StatBand',
  component: StatBand,
  args: { stats },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.9/5')).toBeVisible();
  },
});

export const Three = meta.story({ args: { stats: stats.slice(0, 3) } });

export const NarrowScreen = meta.story({ globals: narrowScreen });

export const Greek = meta.story({
  args: {
    stats: [
      { figure: '87+', label: 'πελάτες' },
      { figure: '156+', label: 'ολοκληρωμένα έργα' },
      { figure: '92%', label: 'ποσοστό επιτυχίας' },
      { figure: '4.9/5', label: 'ικανοποίηση πελατών' },
    ],
  },
});
