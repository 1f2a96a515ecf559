import { answers, fails } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { recordAnnouncements } from './support/announcements.ts';
import { expectReport, fillForm, withoutAi } from './support/audit.ts';
import { ask, holdModel, input, minimize, newest, openChat, panel, say } from './support/chat.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

const times = (announcements: readonly string[], what: string) =>
  announcements.filter((text) => text.includes(what)).length;

test('[X-10] screen readers hear no chat message again on stopping, typing, minimising or returning', async ({
  page,
  gemini,
}) => {
  const announcements = await recordAnnouncements(page);
  gemini.always(answers('The one reply.'));
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'The one question?');
  const release = await holdModel(page);
  await say(page, 'Never mind');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(' after all');
  await minimize(page).click();
  await openChat(page);
  release();
  expect(times(announcements, 'The one reply.')).toBe(1);
  expect(announcements.filter((text) => /^(Retry|Copy)/.test(text))).toEqual([]);
});

test('[X-10, A13] screen readers hear each time that AI did not answer, and once that the site does from now on', async ({
  page,
  gemini,
}) => {
  const announcements = await recordAnnouncements(page);
  gemini.always(fails(500));
  await open(page, '/about');
  await openChat(page);
  for (let turn = 0; turn < 5; turn++) await ask(page, 'How can I contact you?');
  expect(
    announcements.filter((text) => text === 'AI did not answer. Your next message goes to it again.'),
  ).toHaveLength(2);
  expect(announcements.filter((text) => text === 'Our site answers, not AI')).toHaveLength(1);
});

test('[X-10] screen readers hear a regenerated reply once', async ({ page, gemini }) => {
  const announcements = await recordAnnouncements(page);
  gemini.always(answers('First try.'));
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'Try?');
  gemini.always(answers('Second try.'));
  await newest(page).getByRole('button', { name: 'Retry' }).click();
  await expect(newest(page)).toContainText('Second try.');
  await expect.poll(() => times(announcements, 'Second try.')).toBe(1);
  expect(times(announcements, 'First try.')).toBe(1);
});

test('[X-10] screen readers hear once that the draft and the report are saved', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await fillForm(page, ['Finance']);
  expect(times(announcements, 'Your answers are kept in this tab')).toBe(1);
  await withoutAi(page).click();
  await expectReport(page);
  await expect.poll(() => times(announcements, 'Your report is ready. Saved in this browser.')).toBe(1);
});
