import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { HomePage } from './HomePage.tsx';

const meta = preview.meta({
  title: 'Pages/HomePage',
  component: HomePage,
  render: () => (
    <main>
      <HomePage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We take the routine');
    await expect(canvas.getByRole('region', { name: /questions/ })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ parameters: withoutPicture, globals: narrowScreen });
