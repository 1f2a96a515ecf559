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

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

const typing = (page: Page) =>
  panel(page)
    .getByRole('status')
    .filter({ hasText: /typing|writing|thinking/i });

test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('The reply.'));
  await open(page, '/about');
  await openChat(page);
});

test('[CHAT-07, ST-06, ST-07, VAL-02] while a reply is awaited the chat says so, takes no input and offers no questions', async ({
  page,
}) => {
  const requests = modelRequests(page);
  const release = await holdModel(page);
  await expect(typing(page)).toBeHidden();
  const questions = firstQuestions(company.name);
  await chip(page, questions[1]).click();
  await expect(typing(page)).toBeVisible();
  for (const question of questions) await expect(chip(page, question)).toHaveCount(0);
  await expect(input(page)).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  await page.keyboard.type('another');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(2);
  release();
  await expect(newest(page)).toContainText('The reply.');
  await expect(typing(page)).toBeHidden();
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toBeFocused();
  await expect(chip(page, 'What is your company mission?')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[D5] an answer is shown while it is written, and is one message when it is complete', async ({
  page,
  gemini,
}) => {
  gemini.always(answers('Seven services in **all**, which is a lot.', { between: 300 }));
  await say(page, 'What do you offer?');
  const written = panel(page).getByText('Seven services', { exact: false });
  await expect(written).toBeVisible();
  await expect(typing(page)).toBeVisible();
  await expect(log(page)).not.toContainText('Seven services');
  await expect(newest(page)).toContainText('Seven services in all, which is a lot.');
  await expect(newest(page).locator('strong')).toHaveText('all');
  await expect(messages(page)).toHaveCount(3);
  await expect(written).toHaveCount(1);
});
