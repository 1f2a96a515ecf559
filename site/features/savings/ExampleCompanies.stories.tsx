import { expect, fn } from 'storybook/test';

import { exampleCompanies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ExampleCompanies } from './ExampleCompanies.tsx';

const [first] = exampleCompanies;

const meta = preview.meta({
  title: 'Site sections/ExampleCompanies',
  component: ExampleCompanies,
  args: { chosen: [], onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'An office 12 hours' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(first?.automations);
  },
});

export const Pressed = meta.story({
  args: { chosen: first?.automations ?? [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^An office/, pressed: true }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
