import type { Page } from '@playwright/test';

import { contact } from '#services/knowledge';

import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, input, log, messages, modelRequests, newest, openChat, panel } from './support/chat.ts';
import { downloaded } from './support/downloads.ts';
import { deliveryConfigured } from './support/leads.ts';
import { open } from './support/site.ts';

const card = (page: Page) => panel(page).getByRole('form', { name: 'Pass this to a person' });
const passOn = (page: Page) => panel(page).getByRole('button', { name: 'Pass this to a person' });

test.describe('an answer that the model stopped', () => {
  test.use({ ai: 'on' });

  test('[A15] a cut answer says so, in copy and transcript too, and goes on when asked', async ({
    page,
    context,
    gemini,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    gemini.always(answers('A voice agent takes the call and', { finishReason: 'MAX_TOKENS' }));
    await deliveryConfigured(page);
    await open(page, '/about');
    await openChat(page);
    await ask(page, 'What does a voice agent do?');
    const cut = 'This answer stopped before its end.';
    await expect(newest(page)).toContainText(cut);
    await newest(page).getByRole('button', { name: 'Copy' }).click();
    await expect(newest(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    await input(page).press('ControlOrMeta+V');
    await expect(input(page)).toHaveValue(`A voice agent takes the call and\n\n[${cut}]`);
    await input(page).fill('');
    const download = panel(page).getByRole('button', { name: 'Download conversation' });
    expect((await downloaded(page, download)).text).toContain(`[${cut}]`);
    await page.reload();
    await openChat(page);
    await expect(newest(page)).toContainText(cut);
    gemini.always(answers('puts it through to a person.'));
    await newest(page).getByRole('button', { name: 'Go on' }).click();
    await expect(messages(page)).toHaveCount(5);
    await expect(newest(page)).toContainText('puts it through');
    await expect(log(page).getByRole('button', { name: 'Go on' })).toHaveCount(0);
    await passOn(page).click();
    await card(page).getByRole('checkbox', { name: 'This conversation' }).check();
    await card(page).getByLabel('Your name').fill('Anna');
    await card(page).getByLabel('Email').fill('anna@example.org');
    const sent = page.waitForRequest('**/api/leads');
    await page.route('**/api/leads', (route) => route.fulfill({ json: { delivered: true } }));
    await card(page).getByRole('button', { name: 'Pass it on' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ attachment: expect.stringContaining(`[${cut}]`) });
  });

  test('telephone numbers and addresses in an answer of the model are links', async ({ page, gemini }) => {
    gemini.always(answers(`Call ${contact.phone} or write to ${contact.email}.`));
    await open(page, '/about');
    await openChat(page);
    await ask(page, 'How do I reach you?');
    const link = (name: string) => newest(page).getByRole('link', { name });
    await expect(link(contact.phone)).toHaveAttribute('href', `tel:${contact.phone.replaceAll(' ', '')}`);
    await expect(link(contact.email)).toHaveAttribute('href', `mailto:${contact.email}`);
  });
});

test('[KB-14] the chat offers the next three times for a call, and writes the chosen one into the contact card', async ({
  page,
}) => {
  const requests = modelRequests(page);
  await page.clock.setFixedTime(new Date('2026-11-23T12:10:00Z'));
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'Book me Thursday morning');
  const times = panel(page).getByRole('button', { name: /^Ask for it: a call on/ });
  await expect(times).toHaveCount(3);
  await times.nth(1).click();
  await expect(card(page).getByLabel('Your name')).toBeFocused();
  await expect(card(page)).toContainText(
    /You are asking for a call on \w+day \d+ November, [\d:]+ in Nicosia\./,
  );
  await expect(card(page)).toContainText('It is a request until we confirm it');
  await expect(card(page).getByLabel('What should we know?')).toHaveValue(
    /^I would like a call on .+ in Nicosia \(Europe\/Nicosia\)\.\n\nBook me Thursday morning$/,
  );
  const file = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Keep it in your calendar' }).click();
  expect((await file).suggestedFilename()).toBe('call.ics');
  expect(requests).toEqual([]);
});

test('an address or a number typed into the chat goes nowhere, and stands in the contact card when that is opened', async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.url() + (request.postData() ?? '')));
  await open(page, '/about');
  await openChat(page);
  const answer = await ask(page, 'maria@example.com, 99 123 456, please call me');
  expect(answer).toMatch(/our people do not read what you type in this chat/i);
  await expect(newest(page).locator('a[href^="tel:"]')).toHaveCount(1);
  await passOn(page).click();
  await expect(card(page).getByLabel('Email')).toHaveValue('maria@example.com');
  await expect(card(page).getByLabel('Phone')).toHaveValue('99 123 456');
  expect(bodies.filter((body) => /maria|99%?20?123/.test(body))).toEqual([]);
});
