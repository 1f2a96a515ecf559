import { expect, fn } from 'storybook/test';
import { automations } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { Catalogue } from './Catalogue.tsx';

const meta = preview.meta({
  title: 'Site sections/Catalogue',
  component: Catalogue,
  args: {
    automations,
    countOf: (count: number) => `${count} automations`,
    chosen: ['enquiry-reply'],
    onToggle: fn(),
  },
  parameters: {
    layout: 'fullscreen',
  },
});

/** Its headings stay in sight, on layers whose letters are not painted the same each time; the pages have pictures of it. */
export const Default = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByText(/^Simple ones get an answer/);
    await expect(canvas.getByText(/^Read what is being asked/)).not.toBeVisible();
    if (first) await userEvent.click(first);
    await expect(canvas.getByText(/^Read what is being asked/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Add to my total.*Answer enquiries$/ })).toBeChecked();
  },
});

/** A browser scrolls to what is clicked, and not to the same pixel each time. */
export const Ticks = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Add to my total.*Route support tickets$/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('ticket-routing');
  },
});

export const OneArea = meta.story({
  args: { automations: automations.filter(({ area }) => area === 'HR') },
});

export const MostHoursFirst = meta.story({
  args: { automations: automations.slice(0, 4), order: 'hours' },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Answer enquiries',
      'Book appointments',
      'Route support tickets',
      'Take calls out of hours',
    ]);
    await expect(canvas.getByRole('heading', { name: '5 to 7 hours' })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({
  args: { automations: automations.slice(0, 3) },
  globals: narrowScreen,
});
