import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { BookCall } from './BookCall.tsx';

const meta = preview.meta({
  title: 'Site features/BookCall',
  component: BookCall,
  parameters: {
    layout: 'fullscreen',
    // The times follow the clock.
    chromatic: { disableSnapshot: true },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a time' }));
    const times = await canvas.findAllByRole('link', { name: /: a call on \w+day \d+ \w+, \d\d:[03]0$/ });
    await expect(times.length).toBeGreaterThan(4);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(times[0]).toHaveFocus();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
