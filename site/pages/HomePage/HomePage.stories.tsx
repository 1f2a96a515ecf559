import { expect } from 'storybook/test';

import preview from '#storybook/preview';

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
    docs: { description: { component: 'What the company does, and why that is worth a minute.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Give the tangle');
    await expect(canvas.getByRole('region', { name: /questions/ })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
