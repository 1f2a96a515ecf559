import { expect } from 'storybook/test';
import { services } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { TodayAndAfterwards } from './TodayAndAfterwards.tsx';

const args = {
  today: services[0]?.problem ?? '',
  afterwards: services[0]?.change ?? '',
  labels: { today: 'Today', afterwards: 'Afterwards' },
};

const meta = preview.meta({
  title: 'Site sections/TodayAndAfterwards',
  component: TodayAndAfterwards,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Afterwards',
    ]);
  },
});

export const NarrowScreen = meta.story({
  args,
  globals: narrowScreen,
});
