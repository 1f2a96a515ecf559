import { expect, fn } from 'storybook/test';

import { exampleCompanies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { SavedWeek } from './SavedWeek.tsx';

const [first] = exampleCompanies;

const meta = preview.meta({
  title: 'Site sections/SavedWeek',
  component: SavedWeek,
  args: { chosen: [], onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Added up' })).toHaveTextContent(
      '0 hours a week: tick a task',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'An office' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(first?.automations);
  },
});

export const AnExample = meta.story({
  args: { chosen: first?.automations ?? [] },
  play: async ({ args, canvas, userEvent }) => {
    const example = canvas.getByRole('button', { name: 'An office', pressed: true });
    await userEvent.click(example);
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
  },
});

export const ASecondWeek = meta.story({
  args: { chosen: exampleCompanies.at(-1)?.automations ?? [] },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
