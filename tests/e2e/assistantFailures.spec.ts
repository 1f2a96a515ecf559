import { contact } from '#services/knowledge';

import { answers, fails } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, modelRequests, newest, openChat, panel } from './support/chat.ts';
import { open } from './support/site.ts';

test.use({
  ai: 'on',
  // A failed request is logged by the browser itself.
  expectedConsole: /Failed to load resource/,
});

const question = 'How can I contact you?';
/** Stands in the site's own answer to that question. */
const localAnswer = contact.phone;

test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('The model says hello.'));
  await open(page, '/about');
  await openChat(page);
});

test('[CALL-07, ST-02, CONST-04, CONST-05, ERR-10] the assistant goes offline after three failures in a row', async ({
  page,
  gemini,
}) => {
  const requests = modelRequests(page);
  gemini.always(fails(500));
  for (let message = 1; message <= 3; message++) {
    expect(await ask(page, question)).toContain(localAnswer);
    expect(requests).toHaveLength(2 * message);
  }
  expect(await ask(page, question)).toContain(localAnswer);
  expect(requests).toHaveLength(6);
  await expect(panel(page)).not.toContainText(/error|failed|sorry|unavailable|500/i);
});

test('[A14] "try AI again" brings the model back', async ({ page, gemini }) => {
  gemini.always(fails(500));
  for (let message = 1; message <= 3; message++) await ask(page, question);
  gemini.always(answers('I am back.'));
  const requests = modelRequests(page);
  await panel(page)
    .getByRole('button', { name: /try AI again/i })
    .click();
  // The gateway may spare a service that has failed so often for a moment.
  await expect(async () => {
    const again = panel(page).getByRole('button', { name: /try AI again/i });
    if (await again.isVisible()) await again.click();
    expect(await ask(page, question)).toContain('I am back.');
  }).toPass({ timeout: 25_000 });
  await ask(page, question);
  await expect(newest(page)).toContainText('I am back.');
  expect(requests.length).toBeGreaterThanOrEqual(2);
});
