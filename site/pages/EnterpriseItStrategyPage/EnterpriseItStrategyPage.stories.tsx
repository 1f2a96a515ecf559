import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { EnterpriseItStrategyPage } from './EnterpriseItStrategyPage.tsx';

const meta = preview.meta({
  title: 'Pages/EnterpriseItStrategyPage',
  component: EnterpriseItStrategyPage,
  render: () => (
    <main>
      <EnterpriseItStrategyPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/enterprise-it-strategy',
    docs: { description: { component: 'The three-year map in full.' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Enterprise IT Strategy');
    await expect(canvas.getByRole('img', { name: /Nine lines/ })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
