import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

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
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Enterprise IT strategy');
    await expect(canvas.getByRole('img', { name: /Nine lines/ })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
