import { expect, fn } from 'storybook/test';

import { exampleCompanies } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';
import { SavedWeek } from './SavedWeek.tsx';
import * as savings from './Savings.tsx';

const [first] = exampleCompanies;

const meta = preview.meta({
  title: 'Site sections/SavedWeek',
  component: SavedWeek,
  args: { chosen: first?.automations ?? [], savings, onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('12 hours', { exact: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove File documents' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('document-filing');
    await expect(canvas.getByRole('button', { name: 'Remove Take calls out of hours' })).toHaveFocus();
  },
});

export const NothingTicked = meta.story({
  args: { chosen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Added up' })).toHaveTextContent(
      /^Tick your team’s tasks ?0 hours a week$/,
    );
  },
});

/** More tasks than fit beside each other. */
export const ASecondWeek = meta.story({
  args: { chosen: exampleCompanies.at(-1)?.automations ?? [] },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
