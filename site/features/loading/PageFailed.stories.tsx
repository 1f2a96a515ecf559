import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { PageFailed } from './PageFailed.tsx';

const meta = preview.meta({
  title: 'Site sections/PageFailed',
  component: PageFailed,
  parameters: { layout: 'fullscreen' },
  args: { error: new Error('The connection was lost.') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Failed to Load' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
