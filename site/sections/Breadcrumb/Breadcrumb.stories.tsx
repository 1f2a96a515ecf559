import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  title: 'Site sections/Breadcrumb',
  component: Breadcrumb,
  args: { steps: [{ name: 'Services', path: '/services' }], here: 'AI voice agents' },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Services',
    ]);
  },
});
