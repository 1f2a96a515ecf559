import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { AutomationsPage } from './AutomationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/AutomationsPage',
  component: AutomationsPage,
  render: () => (
    <main>
      <AutomationsPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/automations',
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Automations');
    await userEvent.click(canvas.getByRole('button', { name: /^Finance/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 automations');
  },
});

export const OneSystem = meta.story({
  parameters: { address: '/automations?area=Sales&system=CRM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('CRM');
  },
});

export const NothingDoesBoth = meta.story({
  parameters: { address: '/automations?area=HR&system=WhatsApp%20Business' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No automation matches both');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
