import { company } from '#services/knowledge';
import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import {
  ask,
  chatButton,
  chip,
  firstQuestions,
  holdModel,
  input,
  log,
  messages,
  minimize,
  newest,
  openChat,
  panel,
  say,
} from './support/chat.ts';
import { downloaded } from './support/downloads.ts';
import { main, open, scriptRequests, title } from './support/site.ts';

test.use({ ai: 'on' });

test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('An answer of the model.'));
  await open(page, '/about');
});

test('[CHAT-03, CONST-16, A9] the chat panel is 350 by 500 px from 480 px up beside a page that can be used, and fills the screen below', async ({
  page,
}) => {
  for (const [width, expected] of [
    [1280, [350, 500]],
    [480, [350, 500]],
    [479, [479, 800]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (await panel(page).isHidden()) await openChat(page);
    await expect(panel(page)).toHaveJSProperty('offsetWidth', expected[0]);
    await expect(panel(page)).toHaveJSProperty('offsetHeight', expected[1]);
  }
  await expect(minimize(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await title(page).click();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).not.toHaveAttribute('aria-modal', 'true');
});

test('[CHAT-05] a draft survives minimising, and the chat button marks an unread reply until the chat is opened', async ({
  page,
}) => {
  const release = await holdModel(page);
  await openChat(page);
  await say(page, 'Take your time');
  await minimize(page).click();
  await expect(chatButton(page)).toHaveAccessibleDescription('');
  release();
  await expect(chatButton(page)).toHaveAccessibleDescription(/1 /);
  await expect(chatButton(page)).toHaveAccessibleName(/^Chat/);
  await openChat(page);
  await expect(newest(page)).toContainText('An answer of the model.');
  await input(page).fill('Half a question');
  await minimize(page).click();
  await expect(chatButton(page)).toHaveAccessibleDescription('');
  await openChat(page);
  await expect(input(page)).toHaveValue('Half a question');
});

test('[KB-09] the source page of an answer opens beside the chat', async ({ page }) => {
  await openChat(page);
  await panel(page).getByRole('switch', { name: 'Answer without AI' }).check();
  await ask(page, 'What services do you offer?');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  const link = newest(page).locator('a[href="/services"]').last();
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  await expect(panel(page)).toBeVisible();
  await expect(log(page)).toContainText('What services do you offer?');
});

test('[CHAT-12, A15] an answer names its author and source, is copied as Markdown and asked for again, and the conversation can be downloaded', async ({
  page,
  context,
  gemini,
}) => {
  await context.grantPermissions(['clipboard-write']);
  gemini.always(answers('A **bold** answer.'));
  await openChat(page);
  const download = panel(page).getByRole('button', { name: 'Download conversation' });
  await expect(download).toBeHidden();
  await ask(page, 'First?');
  await ask(page, 'Second?');
  await expect(messages(page).nth(1)).toHaveAccessibleName('You');
  await expect(newest(page)).toHaveAccessibleName('Assistant');
  await expect(newest(page)).toContainText('AI answer');
  await newest(page).getByRole('button', { name: 'Copy' }).click();
  await expect(newest(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await input(page).press('ControlOrMeta+V');
  await expect(input(page)).toHaveValue('A **bold** answer.');
  await input(page).fill('');
  const { name, text } = await downloaded(page, download);
  expect(name).toBe('conversation.md');
  expect(text).toContain('**You:** First?');
  expect(text).toContain('**Assistant (AI):** A **bold** answer.');
  await expect(log(page).getByRole('button', { name: 'Retry' })).toHaveCount(1);
  gemini.always(answers('A better answer.'));
  await newest(page).getByRole('button', { name: 'Retry' }).click();
  await expect(newest(page)).toContainText('A better answer.');
  await expect(messages(page)).toHaveCount(5);
  await expect(input(page)).toBeFocused();
});

test('[LOAD-01] the chat loads when opened, and the Markdown renderer with the first answer that needs it', async ({
  page,
  gemini,
}) => {
  await page.waitForLoadState('networkidle');
  const scripts = scriptRequests(page);
  await expect(main(page)).toBeVisible();
  expect(scripts).toEqual([]);
  await openChat(page);
  await expect(chip(page, firstQuestions(company.name)[0])).toBeVisible();
  await ask(page, 'Plain?');
  const before = scripts.length;
  expect(before).toBeGreaterThan(0);
  await ask(page, 'Plain again?');
  expect(scripts.length).toBe(before);
  gemini.always(answers('A list:\n\n- one\n- two'));
  await ask(page, 'A list?');
  await expect(newest(page).getByRole('listitem')).toHaveCount(2);
  expect(scripts.length).toBeGreaterThan(before);
});
