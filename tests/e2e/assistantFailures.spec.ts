import { contact } from '#services/knowledge';

import type { Behaviour } from '../geminiServer/GeminiCall.ts';
import { answers, fails, faults, hangs } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, input, messages, modelRequests, newest, openChat, panel, say } from './support/chat.ts';
import { callsOf } from './support/gemini.ts';
import { open, stopClock } from './support/site.ts';

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

test('[CALL-06, CONST-04] the assistant retries a failed request once with a single prompt', async ({
  page,
  gemini,
}) => {
  await ask(page, 'An earlier question?');
  const requests = modelRequests(page);
  gemini.next(fails(500), answers('Second time lucky.'));
  expect(await ask(page, question)).toContain('Second time lucky.');
  expect(requests).toHaveLength(2);
  expect(requests[0]?.body).toHaveProperty('contents.length', 3);
  expect(requests[1]?.body).toHaveProperty('contents.length', 1);
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

test('[ST-04] the assistant sets its error count to 0 after a reply', async ({ page, gemini }) => {
  const requests = modelRequests(page);
  const twoFailures = [fails(500), fails(500)];
  const expected = [2, 4, 5, 7, 9];
  gemini.next(...twoFailures, ...twoFailures, answers('Back.'), ...twoFailures, ...twoFailures);
  for (const count of expected) {
    await ask(page, question);
    expect(requests).toHaveLength(count);
  }
  expect(await ask(page, question)).toContain('The model says hello.');
  expect(requests).toHaveLength(10);
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

const troubles: readonly (readonly [what: string, behaviour: Behaviour])[] = [
  ['an error status', fails(400)],
  ['a model that is gone', fails(404)],
  ['a refused key', fails(403)],
  ['a blocked candidate', faults.blockedForSafety],
  ['a recitation', faults.blockedAsRecitation],
  ['a blocked prompt', faults.blockedPrompt],
  ['an empty object', faults.emptyObject],
  ['no candidates', faults.noCandidates],
  ['a candidate without content', faults.noContent],
  ['broken JSON', faults.malformedJson],
  ['a page of HTML', faults.htmlPage],
  ['an empty body', faults.emptyBody],
  ['a connection that breaks', faults.connectionReset],
];

test('[CALL-07, ERR-10] the assistant answers from the site after at most two requests, whatever fails', async ({
  page,
  gemini,
}) => {
  const requests = modelRequests(page);
  for (const [what, behaviour] of troubles)
    await test.step(what, async () => {
      gemini.always(behaviour);
      expect(await ask(page, question)).toContain(localAnswer);
      expect(requests.length).toBeGreaterThanOrEqual(1);
      expect(requests.length).toBeLessThanOrEqual(2);
      await expect(panel(page)).not.toContainText(/error|failed|sorry|blocked/i);
      await expect(input(page)).toBeFocused();
      gemini.always(answers('The model says hello.'));
      expect(await ask(page, 'And now?')).toContain('The model says hello.');
      requests.splice(0);
    });
});

test.describe('with a controlled clock', () => {
  test('[CALL-07, A15] the assistant answers from the site after 30 seconds without a reply', async ({
    page,
    gemini,
  }) => {
    await page.clock.install();
    await open(page, '/about');
    if (await panel(page).isHidden()) await openChat(page);
    gemini.always(hangs());
    await stopClock(page);
    await say(page, question);
    await expect(input(page)).toBeDisabled();
    await page.clock.runFor(29_000);
    await expect(input(page)).toBeDisabled();
    await page.clock.runFor(2_000);
    await expect(newest(page)).toContainText(localAnswer);
    await expect(input(page)).toBeEnabled();
  });
});

test('[CALL-07, A19] the history sent to the model has no answers of the site', async ({ page, gemini }) => {
  gemini.next(fails(500), fails(500));
  await ask(page, question);
  const calls = callsOf(gemini);
  await ask(page, 'And now?');
  expect(JSON.stringify(calls()[0]?.body)).toContain('And now?');
  expect(JSON.stringify(calls()[0]?.body)).not.toContain('"role":"model"');
  await expect(messages(page)).toHaveCount(5);
});
