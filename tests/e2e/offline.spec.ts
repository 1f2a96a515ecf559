import { contact, pages } from '#services/knowledge';

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

test('[ST-03, VAL-06, D4] the assistant without a key sends at most one request and answers from the site', async ({
  page,
}) => {
  const requests = modelRequests(page);
  for (const question of [
    'How can I contact you?',
    'What services do you offer?',
    'Where are you?',
    'Thanks',
  ])
    expect(await ask(page, question)).not.toMatch(errorWords);
  expect(requests.length).toBeLessThanOrEqual(1);
  await expect(panel(page)).not.toContainText(/error|failed|unavailable/i);
});

test('[ST-03, X-07, ERR-10, VAL-13] an offline answer names the site as its source, and the page', async ({
  page,
}) => {
  const requests = modelRequests(page);
  await ask(page, 'What services do you offer?');
  await expect(newest(page)).toContainText(/from our (page|site)/i);
  await expect(newest(page).locator('a[href^="/services"]').first()).toBeVisible();
  await ask(page, 'How can I contact you?');
  await expect(newest(page)).toContainText(contact.email);
  await expect(newest(page)).toContainText(contact.phone);
  expect(requests.length).toBeLessThanOrEqual(1);
});

test('[A13] the assistant without a key says that the site answers, and offers no AI', async ({ page }) => {
  await ask(page, 'Hello');
  await expect(panel(page)).toContainText(/answers from our site/i);
  await expect(panel(page).getByRole('button', { name: /try AI/i })).toHaveCount(0);
  await expect(panel(page).getByRole('switch')).toHaveCount(0);
});

const keywords = [
  'location',
  'why choose',
  'hello',
  'help',
  'contact',
  'services',
  'price',
  'AI',
  'website',
  'consultation',
  'about',
  'thanks',
  'bye',
];

test('[CONST-08] the offline assistant has an answer for each of the thirteen keywords', async ({ page }) => {
  const texts = new Map<string, string>();
  for (const keyword of keywords) {
    const answer = await ask(page, keyword);
    expect(answer, keyword).not.toContain(noMatch);
    expect(texts.get(answer), `${keyword} is answered like another`).toBeUndefined();
    texts.set(answer, keyword);
  }
});

test('[CONST-08, A17] the offline assistant takes keywords as whole words only', async ({ page }) => {
  const aboutAi = await ask(page, 'AI');
  expect(await ask(page, 'maintain email')).not.toBe(aboutAi);
  expect(await ask(page, 'the captain waited')).not.toBe(aboutAi);
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

test('[ERR-12, A37] the offline assistant varies its answer when nothing matches', async ({ page }) => {
  const seen: string[] = [];
  for (let turn = 0; turn < 14; turn++) {
    const answer = await ask(page, `qwzx vrbn ${'abcdefghijklmn'[turn]} plmk`);
    if (!answer.includes(noMatch)) expect(await isHandOff(page), answer).toBe(true);
    expect(answer).not.toBe(seen.at(-1));
    seen.push(answer);
  }
  const kinds = new Set(seen);
  expect(kinds.size).toBeGreaterThan(2);
  expect(kinds.size).toBeLessThanOrEqual(5);
});

test('[KB-09, CALL-15] links in offline answers lead to pages that exist', async ({ page }) => {
  const known = new Set(pages.map(({ path }) => path));
  for (const question of [
    'What services do you offer?',
    'Show me your work',
    'How do I get started?',
    'blog',
  ]) {
    await ask(page, question);
    const hrefs = await newest(page)
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length, question).toBeGreaterThan(0);
    for (const href of hrefs)
      expect(known.has(href.split(/[?#]/)[0] ?? '') || href.startsWith('/blog/'), href).toBe(true);
  }
});
