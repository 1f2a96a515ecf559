import { expect } from 'storybook/test';
import { automations } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Catalogue } from './Catalogue.tsx';

const meta = preview.meta({
  title: 'Site sections/Catalogue',
  component: Catalogue,
  args: { automations, countOf: (count: number) => `${count} automations` },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByText('How it works');
    await expect(canvas.getByText(/^Read what is being asked/)).not.toBeVisible();
    if (first) await userEvent.click(first);
    await expect(canvas.getByText(/^Read what is being asked/)).toBeVisible();
  },
});

export const OneArea = meta.story({
  args: { automations: automations.filter(({ area }) => area === 'HR') },
});

export const NarrowScreen = meta.story({
  args: { automations: automations.slice(0, 3) },
  globals: narrowScreen,
});
