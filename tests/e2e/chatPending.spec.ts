import type { Page } from '@playwright/test';

import { company } from '#services/knowledge';

import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import {
  chip,
  firstQuestions,
  holdModel,
  input,
  log,
  messages,
  modelRequests,
  newest,
  openChat,
  panel,
  say,
  send,
} from './support/chat.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on' });

const typing = (page: Page) =>
  panel(page)
    .getByRole('status')
    .filter({ hasText: /typing|writing|thinking/i });

test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('The reply.'));
  await open(page, '/about');
  await openChat(page);
});

test('[CHAT-07, ST-06] the typing indicator shows while a reply is awaited', async ({ page }) => {
  const release = await holdModel(page);
  await expect(typing(page)).toBeHidden();
  await say(page, 'Anyone there?');
  await expect(typing(page)).toBeVisible();
  release();
  await expect(newest(page)).toContainText('The reply.');
  await expect(typing(page)).toBeHidden();
});

test('[ST-06, VAL-02] the chat input is disabled while a reply is awaited, and then focused', async ({
  page,
}) => {
  const requests = modelRequests(page);
  const release = await holdModel(page);
  await say(page, 'One question');
  await expect(input(page)).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  await page.keyboard.type('another');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(2);
  release();
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toBeFocused();
  expect(requests).toHaveLength(1);
});

test('[ST-07] chat suggestions disappear when a message is sent and return with the reply', async ({
  page,
}) => {
  const release = await holdModel(page);
  const questions = firstQuestions(company.name);
  await chip(page, questions[1]).click();
  await expect(typing(page)).toBeVisible();
  for (const question of questions) await expect(chip(page, question)).toHaveCount(0);
  release();
  await expect(chip(page, 'What is your company mission?')).toBeVisible();
});

test('[A15] "stop" ends the request and puts the question back into the input', async ({ page }) => {
  const release = await holdModel(page);
  await say(page, 'Never mind this one');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('Never mind this one');
  await expect(log(page)).not.toContainText('The reply.');
  release();
});

test('[VAL-02, R-34] a double click on send sends one message', async ({ page }) => {
  const requests = modelRequests(page);
  const release = await holdModel(page);
  await input(page).fill('Once, please');
  await send(page).dblclick({ force: true });
  await expect(typing(page)).toBeVisible();
  release();
  await expect(newest(page)).toContainText('The reply.');
  await expect(messages(page)).toHaveCount(3);
  expect(requests).toHaveLength(1);
});
