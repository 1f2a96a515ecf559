import { expect } from 'storybook/test';
import { map } from '#site/pages/EnterpriseItStrategyPage/EnterpriseItStrategyPage.content.ts';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Roadmap } from './Roadmap.tsx';

const meta = preview.meta({
  title: 'Site sections/Roadmap',
  component: Roadmap,
  args: map,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Nine lines/ })).toBeVisible();
    await expect(canvas.getByText('€2,400, sales')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
