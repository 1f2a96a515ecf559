import type { Page } from '@playwright/test';
import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { reportShown } from './support/audit.ts';
import { ask, input, log, modelRequests, openChat, panel } from './support/chat.ts';
import { deliveryConfigured } from './support/leads.ts';
import { main, open, toast } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

const card = (page: Page) => panel(page).getByRole('form', { name: 'Pass this to a person' });

/** Answers for the webhook, and gives what would have reached it. */
async function leadsTaken(page: Page): Promise<unknown[]> {
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
  const leads = await leadsTaken(page);
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

test('[D8] the contact card reports missing fields and sends nothing', async ({ page }) => {
  const leads = await leadsTaken(page);
  await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
  await card(page).getByLabel('Your name').fill('Anna');
  await card(page).getByRole('button', { name: 'Pass it on' }).click();
  await expect(card(page).getByLabel('Email')).toBeFocused();
  await expect(card(page).getByLabel('Email')).toHaveAccessibleDescription(/Enter your email address/);
  await card(page).getByLabel('Email').fill('a@b@c.de');
  await expect(card(page).getByLabel('Email')).toHaveAccessibleDescription(/like name@example\.com/);
  expect(leads).toEqual([]);
});

test('[D8] the contact card opens the mail program where nothing passes messages on', async ({ page }) => {
  await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
  await card(page).getByLabel('Your name').fill('Anna');
  await card(page).getByLabel('Email').fill('anna@example.org');
  await card(page).getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(card(page)).toContainText('Your mail program should have opened');
  await expect(card(page).getByRole('link', { name: 'Write it in my mail program' })).toHaveAttribute(
    'href',
    /^mailto:.*We%20type%20every%20order/,
  );
});

test('"Start my audit with this" fills the audit form with the question', async ({ page }) => {
  await panel(page).getByRole('button', { name: 'Start my audit with this' }).click();
  await expect(page).toHaveURL('/ai-audit');
  await expect(main(page).getByLabel('Describe your challenge')).toHaveValue(/We type every order twice\./);
  await expect(panel(page)).toBeHidden();
  await expect(toast(page, 'What you said is in the audit form. Change it as you like.')).toBeVisible();
});

test('asking about a solution puts it into the chat input without sending it', async ({ page }) => {
  const requests = modelRequests(page);
  await open(page, '/ai-audit#sample');
  await reportShown(page);
  const ask = main(page).getByRole('button', { name: 'Ask about this' }).first();
  await ask.click();
  await expect(input(page)).toHaveValue(/^My audit report recommends ".+" \(ROI \d+-\d+%\)/);
  await expect(input(page)).toBeFocused();
  expect(requests).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('My audit report recommends');
  await expect.poll(() => requests.length).toBe(1);
});
