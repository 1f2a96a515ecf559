import { chatbot, company, contact } from '#services/knowledge';

import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import {
  ask,
  chatButton,
  chip,
  firstQuestions,
  input,
  log,
  messages,
  minimize,
  modelRequests,
  newest,
  openChat,
  panel,
  say,
  send,
} from './support/chat.ts';
import { withMotion } from './support/motion.ts';
import { banner, open, title } from './support/site.ts';

test.use({ ai: 'on', ...withMotion });

test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('An answer of the model.'));
  await open(page, '/about');
});

test('[CHAT-02] the chat is only a button "Chat" at the bottom right at first', async ({ page }) => {
  await expect(chatButton(page)).toHaveCount(1);
  await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page)).toBeHidden();
  const box = await chatButton(page).boundingBox();
  expect(box?.x).toBeGreaterThan(1280 / 2);
  expect(box?.y).toBeGreaterThan(800 / 2);
});

test('[CHAT-03, A9] the chat panel fills the screen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  const box = await panel(page).boundingBox();
  expect([box?.width, box?.height].map((size) => Math.round(size ?? 0))).toEqual([390, 844]);
  await expect(minimize(page)).toBeInViewport({ ratio: 1 });
});

test('[CHAT-04, KB-10] the chat panel is titled as the assistant of the company', async ({ page }) => {
  await openChat(page);
  await expect(panel(page)).toHaveAccessibleName(`${company.name} Assistant`);
  await expect(panel(page).getByRole('heading', { name: chatbot.name, exact: true })).toBeVisible();
});

test('[CHAT-05, ST-05] minimizing the chat keeps the conversation and returns the focus', async ({
  page,
}) => {
  await openChat(page);
  await ask(page, 'Do you keep this?');
  await minimize(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();
  await openChat(page);
  await expect(log(page)).toContainText('Do you keep this?');
  await expect(log(page)).toContainText('An answer of the model.');
});

test('[CHAT-05, ST-05, X-02] Escape minimizes the chat', async ({ page }) => {
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();
});

test('[CHAT-06, KB-10, CONST-09] the chat log begins with the welcome', async ({ page }) => {
  await openChat(page);
  await expect(log(page)).not.toHaveAttribute('aria-live', /off|assertive/);
  await expect(messages(page)).toHaveCount(1);
  await expect(newest(page)).toContainText(`Hello! I'm ${company.name} Assistant. How can I help you today?`);
});

test('[CHAT-08, CONST-10] the chat suggests three questions', async ({ page }) => {
  await openChat(page);
  for (const question of firstQuestions(company.name)) await expect(chip(page, question)).toBeVisible();
});

test('[CHAT-09, CHAT-10] the chat has an input and a send button', async ({ page }) => {
  await openChat(page);
  await expect(input(page)).toBeEditable();
  await expect(input(page)).toBeFocused();
  await expect(send(page)).toHaveCount(1);
});

test('[CHAT-01, CHAT-02] no other button is called Chat while the chat is open', async ({ page }) => {
  await openChat(page);
  expect(await chatButton(page).count()).toBeLessThanOrEqual(1);
});

test('[VAL-01] the chat does not send an empty message', async ({ page }) => {
  const requests = modelRequests(page);
  await openChat(page);
  for (const nothing of ['', '   ', '\t ']) {
    await input(page).fill(nothing);
    await expect(send(page)).toBeDisabled();
    await input(page).press('Enter');
    await expect(messages(page)).toHaveCount(1);
  }
  expect(requests).toEqual([]);
  await input(page).fill('x');
  await expect(send(page)).toBeEnabled();
});

test('[VAL-03] the chat trims a message', async ({ page, gemini }) => {
  await openChat(page);
  const before = gemini.requests.length;
  await input(page).fill('  hi there \n');
  await input(page).press('Enter');
  await expect(log(page).getByText('hi there', { exact: true })).toBeVisible();
  await expect.poll(() => gemini.requests.length).toBe(before + 1);
  expect(gemini.requests.at(-1)?.body).toMatchObject({ contents: [{ parts: [{ text: 'hi there' }] }] });
});

test('[VAL-04] a click on a suggestion sends it', async ({ page }) => {
  const requests = modelRequests(page);
  await openChat(page);
  const [question] = firstQuestions(company.name);
  await chip(page, question).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toContainText(question);
  await expect(input(page)).toHaveValue('');
  expect(requests).toHaveLength(1);
});

test('[CHAT-09] Enter sends a chat message, but not while an input method composes', async ({ page }) => {
  await openChat(page);
  await input(page).fill('γεια');
  await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(messages(page)).toHaveCount(1);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(3);
});

test('[ENT-05, A39] session storage holds text and author of each chat message', async ({ page }) => {
  await openChat(page);
  await ask(page, 'Is this kept?');
  const chat = await page.evaluate(() => JSON.parse(sessionStorage.getItem('chat') ?? 'null'));
  expect(chat.messages.slice(-2)).toMatchObject([
    { content: 'Is this kept?', isUser: true },
    { content: 'An answer of the model.', isUser: false },
  ]);
  await open(page, '/about');
  if (await panel(page).isHidden()) await openChat(page);
  await expect(log(page)).toContainText('Is this kept?');
});

test('[A39] the chat conversation stays on the next page and can be cleared', async ({ page }) => {
  await openChat(page);
  await ask(page, 'Do you come along?');
  await banner(page).getByRole('link', { name: 'Services', exact: true }).click();
  await expect(title(page)).toContainText('Services');
  await expect(log(page)).toContainText('Do you come along?');
  await panel(page).getByRole('button', { name: 'Clear conversation' }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(chip(page, firstQuestions(company.name)[0])).toBeVisible();
});

test('[X-07] the chat says before anything is sent that AI answers, whose, and how to reach a person', async ({
  page,
}) => {
  await openChat(page);
  await expect(panel(page)).toContainText(/\bAI\b/, { useInnerText: true });
  await expect(panel(page)).toContainText('Google Gemini');
  await expect(panel(page).locator('a[href="/contact"]').first()).toBeVisible();
  await say(page, 'Who are you?');
  await expect(messages(page)).toHaveCount(3);
  await expect(newest(page)).toContainText(/\bAI\b/, { useInnerText: true });
});

test('[X-07] the chat sends nothing when "without AI" is chosen', async ({ page }) => {
  const requests = modelRequests(page);
  await openChat(page);
  await panel(page)
    .getByRole('switch', { name: /without AI/i })
    .check();
  const answer = await ask(page, 'How can I contact you?');
  expect(answer).toContain(contact.phone);
  expect(requests).toEqual([]);
});
