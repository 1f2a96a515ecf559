import { contact } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { ask, modelRequests, newest, openChat, panel } from './support/chat.ts';
import { open } from './support/site.ts';

test.use({ ai: 'off', expectedConsole: /status of 503/ });

const noMatch =
  "I don't have specific information about that. Would you like to know about our services or company information instead?";
const errorWords = /error|failed|sorry|unavailable|503|unconfigured/i;

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
});

test('[ST-03, VAL-06, VAL-13, ERR-10, X-07, CALL-15, D4, A13] the assistant without a key asks no model, answers from the site and names its pages', async ({
  page,
}) => {
  const requests = modelRequests(page);
  expect(await ask(page, 'What services do you offer?')).not.toMatch(errorWords);
  await expect(newest(page)).toContainText(/related page|from our site/i);
  await expect(newest(page).locator('a[href^="/services"]').first()).toBeVisible();
  expect(await ask(page, 'How can I contact you?')).not.toMatch(errorWords);
  await expect(newest(page)).toContainText(contact.email);
  await expect(newest(page)).toContainText(contact.phone);
  expect(requests.length).toBeLessThanOrEqual(1);
  await expect(panel(page)).not.toContainText(/error|failed|unavailable/i);
  await expect(panel(page)).toContainText(/answers from our site/i);
  await expect(panel(page).getByRole('button', { name: /try AI/i })).toHaveCount(0);
  await expect(panel(page).getByRole('switch')).toHaveCount(0);
});

test('[VAL-07, VAL-08] the offline assistant needs one word of three letters, in any case', async ({
  page,
}) => {
  const answer = await ask(page, 'zz');
  expect(answer.includes(noMatch) || (await isHandOff(page))).toBe(true);
  await ask(page, 'xyzzy VOICE qq');
  await expect(newest(page).locator('a[href="/services/voice-agents"]').first()).toBeVisible();
  await expect(newest(page)).toContainText(/voice agent/i);
});

/** Whether the newest answer is one of the four that offer a person. */
const isHandOff = async (page: Parameters<typeof newest>[0]) =>
  (await newest(page).locator('a[href="/contact"]').count()) > 0 &&
  /specialist|details|person|leave/i.test(await newest(page).innerText());
