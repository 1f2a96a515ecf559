import { answers, fails, hangs } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { recordAnnouncements } from './support/announcements.ts';
import { fillForm, generate, reportShown, withoutAi } from './support/audit.ts';
import { ask, holdModel, input, minimize, newest, openChat, panel, say } from './support/chat.ts';
import { main, open } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

const times = (said: readonly string[], what: string) => said.filter((text) => text.includes(what)).length;

test('[X-10] screen readers hear each chat reply once, whole and with its author', async ({
  page,
  gemini,
}) => {
  const said = await recordAnnouncements(page);
  await open(page, '/about');
  await openChat(page);
  expect(said.filter((text) => text.includes('How can I help'))).toEqual([]);
  await expect(panel(page)).toHaveAccessibleDescription(/^Answers by AI \(Google Gemini\)/);
  for (const turn of [1, 2, 3]) {
    gemini.always(answers(`Reply **number ${turn}** of three.`, { between: 100 }));
    await ask(page, `Question ${turn}?`);
  }
  for (const turn of [1, 2, 3]) {
    expect(times(said, `number ${turn}`), `reply ${turn}`).toBe(1);
  }
  expect(
    said.filter((text) => /^Assistant: AI answer\. Reply number \d of three\.$/.test(text)),
  ).toHaveLength(3);
  expect(times(said, 'Assistant is typing')).toBe(3);
  // Per turn: that it is typing, and the reply. The visitor knows the question.
  expect(said).toHaveLength(6);
});

test('[X-10] screen readers hear no chat message again on stopping, typing, minimising or returning', async ({
  page,
  gemini,
}) => {
  const said = await recordAnnouncements(page);
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
  expect(times(said, 'The one reply.')).toBe(1);
  expect(said.filter((text) => /^(Retry|Copy)/.test(text))).toEqual([]);
});

test('[X-10, A13] screen readers hear each time that AI did not answer, and once that the site does from now on', async ({
  page,
  gemini,
}) => {
  const said = await recordAnnouncements(page);
  gemini.always(fails(500));
  await open(page, '/about');
  await openChat(page);
  for (let turn = 0; turn < 5; turn++) await ask(page, 'How can I contact you?');
  expect(
    said.filter((text) => text === 'AI did not answer. Your next message goes to it again.'),
  ).toHaveLength(2);
  expect(said.filter((text) => text === 'Our site answers, not AI')).toHaveLength(1);
});

test('[X-10] screen readers hear a regenerated reply once', async ({ page, gemini }) => {
  const said = await recordAnnouncements(page);
  gemini.always(answers('First try.'));
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'Try?');
  gemini.always(answers('Second try.'));
  await newest(page).getByRole('button', { name: 'Retry' }).click();
  await expect(newest(page)).toContainText('Second try.');
  await expect.poll(() => times(said, 'Second try.')).toBe(1);
  expect(times(said, 'First try.')).toBe(1);
});

test('[X-10, VAL-14] screen readers hear all missing audit fields as one message', async ({ page }) => {
  const said = await recordAnnouncements(page);
  await open(page, '/ai-audit');
  await generate(page).click();
  const summary = main(page).getByRole('region', { name: 'There are 3 problems' });
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleDescription(
    'Enter the name of your business. Enter your name. Enter your email address.',
  );
  expect(said).toEqual([]);
});

test('[X-10] screen readers hear once that the draft and the report are saved', async ({ page }) => {
  const said = await recordAnnouncements(page);
  await fillForm(page, ['Finance']);
  expect(times(said, 'Your answers are kept in this tab')).toBe(1);
  await withoutAi(page).click();
  await reportShown(page);
  await expect.poll(() => times(said, 'Your report is ready. Saved in this browser.')).toBe(1);
});

test('[X-10] screen readers hear that a report is being written, that this was cancelled, and that it is ready', async ({
  page,
  gemini,
}) => {
  const said = await recordAnnouncements(page);
  gemini.always(hangs());
  await fillForm(page, ['Finance']);
  said.length = 0;
  await generate(page).click();
  await expect.poll(() => said).toEqual(['Your report is being written. It takes a minute at most.']);
  await main(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => said.slice(1)).toEqual(['Cancelled. Your answers are in the form.']);
  await withoutAi(page).click();
  await reportShown(page);
  await expect.poll(() => said.slice(2)).toEqual(['Your report is ready. Saved in this browser.']);
  await main(page).getByRole('button', { name: 'Change my answers' }).click();
  await expect.poll(() => said.slice(3)).toEqual(['Your answers are in the form. Change what you like.']);
});

test('[X-10] screen readers hear what is wrong with an answer, and not at once that answers are kept', async ({
  page,
}) => {
  const said = await recordAnnouncements(page);
  await open(page, '/ai-audit');
  await generate(page).click();
  await main(page).getByLabel('Contact name').pressSequentially('Anna');
  await page.keyboard.press('Tab');
  await expect(main(page)).toContainText('Your answers are kept in this tab');
  expect(said).toEqual([]);
});
