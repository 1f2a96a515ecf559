import { expect, waitFor } from 'storybook/test';

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
    await expect(canvas.getByRole('combobox', { name: 'A system you have' })).toHaveValue('CRM');
  },
});

export const NothingDoesBoth = meta.story({
  parameters: { address: '/automations?area=HR&system=WhatsApp%20Business' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No automation matches both/)).toBeVisible();
  },
});

/** Ticked tasks count also while a filter hides them. */
export const SavingsTotal = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    // The choice is written into the address, which the next story would read.
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Answer enquiries$/ }));
    const sum = await canvas.findByRole('region', { name: 'Added up' });
    // The drawing of the week loads with the first tick.
    await waitFor(() => expect(sum).toHaveTextContent('10 hours: more than one day'));
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
