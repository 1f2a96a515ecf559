import { chatbot, company } from '#services/knowledge';

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
  modelRequests,
  newest,
  openChat,
  panel,
  send,
} from './support/chat.ts';
import { withMotion } from './support/motion.ts';
import { banner, open, title } from './support/site.ts';

test.use({ ai: 'on', ...withMotion });

test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('An answer of the model.'));
  await open(page, '/about');
});

test('[CHAT-01, CHAT-02, CHAT-04, CHAT-06, CHAT-08, CHAT-09, CHAT-10, KB-10, CONST-09, CONST-10] a button at the bottom right opens the chat with title, welcome, three questions, an input and a send button', async ({
  page,
}) => {
  await expect(chatButton(page)).toHaveCount(1);
  await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page)).toBeHidden();
  const box = await chatButton(page).boundingBox();
  expect(box?.x).toBeGreaterThan(1280 / 2);
  expect(box?.y).toBeGreaterThan(800 / 2);

  await openChat(page);
  expect(await chatButton(page).count()).toBeLessThanOrEqual(1);
  await expect(panel(page)).toHaveAccessibleName(`${company.name} Assistant`);
  await expect(panel(page).getByRole('heading', { name: chatbot.name, exact: true })).toBeVisible();
  await expect(log(page)).not.toHaveAttribute('aria-live', /off|assertive/);
  await expect(messages(page)).toHaveCount(1);
  await expect(newest(page)).toContainText(`Hello! I'm ${company.name} Assistant. How can I help you today?`);
  for (const question of firstQuestions(company.name)) await expect(chip(page, question)).toBeVisible();
  await expect(input(page)).toBeEditable();
  await expect(input(page)).toBeFocused();
  await expect(send(page)).toHaveCount(1);
});

test('[VAL-01, VAL-03, VAL-04, CHAT-09, ST-01] the chat sends no empty message, trims others and sends a suggestion on a click, with a key that the browser never sees', async ({
  page,
  gemini,
}) => {
  const requests = modelRequests(page);
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  await openChat(page);
  for (const nothing of ['', '   ', '\t ']) {
    await input(page).fill(nothing);
    await expect(send(page)).toBeDisabled();
    await input(page).press('Enter');
    await expect(messages(page)).toHaveCount(1);
  }
  expect(requests).toEqual([]);
  const [question] = firstQuestions(company.name);
  await chip(page, question).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toContainText(question);
  await expect(input(page)).toHaveValue('');
  expect(requests).toHaveLength(1);
  await input(page).fill('  hi there \n');
  await input(page).press('Enter');
  await expect(log(page).getByText('hi there', { exact: true })).toBeVisible();
  await expect(messages(page)).toHaveCount(5);
  expect(JSON.stringify(gemini.requests.at(-1)?.body)).toContain('{"text":"hi there"}');
  expect(gemini.requests.at(-1)?.headers['x-goog-api-key']).toBe('test-key');
  expect(gemini.requests.at(-1)?.url).not.toContain('key');
  expect(seen.join('\n')).not.toContain('test-key');
});

test('[ENT-05, A39] session storage holds text and author of each message, and the conversation stays on the next page until cleared', async ({
  page,
}) => {
  await openChat(page);
  await ask(page, 'Is this kept?');
  const chat = await page.evaluate(() => JSON.parse(sessionStorage.getItem('chat') ?? 'null'));
  expect(chat.messages.slice(-2)).toMatchObject([
    { content: 'Is this kept?', isUser: true },
    { content: 'An answer of the model.', isUser: false },
  ]);
  await banner(page).getByRole('link', { name: 'Services', exact: true }).click();
  await expect(title(page)).toContainText('Services');
  await expect(log(page)).toContainText('Is this kept?');
  await panel(page).getByRole('button', { name: 'Clear conversation' }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(chip(page, firstQuestions(company.name)[0])).toBeVisible();
});
