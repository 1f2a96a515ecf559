import type { Page } from '@playwright/test';
import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, input, openChat, panel } from './support/chat.ts';
import { deliveryConfigured } from './support/leads.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

const card = (page: Page) => panel(page).getByRole('form', { name: 'Pass this to a person' });

/**
 * Answers `/api/leads` in place of the gateway. Returns the list of the leads received, which grows during the test.
 */
async function interceptLeads(page: Page): Promise<unknown[]> {
  const leads: unknown[] = [];
  await deliveryConfigured(page);
  await page.route('**/api/leads', async (route) => {
    leads.push(route.request().postDataJSON());
    await route.fulfill({ json: { delivered: true } });
  });
  return leads;
}

test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('We can read them by software.'));
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'We type every order twice.');
});

test('[X-07, D8] the contact card sends the question without the conversation, unless that is ticked', async ({
  page,
}) => {
  const leads = await interceptLeads(page);
  await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
  await expect(card(page).getByLabel('Your name')).toBeFocused();
  await expect(card(page).getByLabel('What should we know?')).toHaveValue('We type every order twice.');
  await expect(card(page).getByRole('checkbox', { name: 'This conversation' })).not.toBeChecked();
  await card(page).getByLabel('Your name').fill('Anna');
  await card(page).getByLabel('Email').fill('anna@example.org');
  expect(leads).toEqual([]);
  await card(page).getByRole('button', { name: 'Pass it on' }).click();
  await expect(card(page)).toContainText('Passed on.');
  expect(leads).toMatchObject([{ kind: 'contact', name: 'Anna', email: 'anna@example.org', attachment: '' }]);
  await expect(card(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeHidden();
  await expect(input(page)).toBeFocused();

  await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
  await card(page).getByLabel('Your name').fill('Anna');
  await card(page).getByLabel('Email').fill('anna@example.org');
  await card(page).getByRole('checkbox', { name: 'This conversation' }).check();
  await card(page).getByRole('button', { name: 'Pass it on' }).click();
  await expect(card(page)).toContainText('Passed on.');
  expect(leads).toMatchObject([{}, { attachment: expect.stringContaining('We can read them by software.') }]);
});
