import { contact } from '#services/knowledge';

import { answers, fails } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, modelRequests, openChat, panel } from './support/chat.ts';
import { open } from './support/site.ts';

test.use({
  ai: 'on',
  // A failed request is logged by the browser itself.
  expectedConsole: /Failed to load resource/,
});

const question = 'How can I contact you?';
/** Stands in the site's own answer to that question. */
const localAnswer = contact.phone;

test('[CALL-07, ST-02, CONST-04, CONST-05, ERR-10, A14] the assistant goes offline after three failures in a row, and "try AI again" brings the model back', async ({
  page,
  gemini,
}) => {
  await open(page, '/about');
  await openChat(page);
  const requests = modelRequests(page);
  gemini.always(fails(500));
  for (let message = 1; message <= 3; message++) {
    expect(await ask(page, question)).toContain(localAnswer);
    expect(requests).toHaveLength(2 * message);
  }
  expect(await ask(page, question)).toContain(localAnswer);
  expect(requests).toHaveLength(6);
  await expect(panel(page)).not.toContainText(/error|failed|sorry|unavailable|500/i);

  gemini.always(answers('I am back.'));
  const again = panel(page).getByRole('button', { name: /try AI again/i });
  await again.click();
  // The gateway may spare a service that has failed so often for a moment.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    expect(await ask(page, question)).toContain('I am back.');
  }).toPass({ timeout: 25_000 });
  expect(await ask(page, question)).toContain('I am back.');
});
