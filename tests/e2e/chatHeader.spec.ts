import type { Page } from '@playwright/test';

import { answers, fails } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, modelCalls, openChat, panel } from './support/chat.ts';
import { hold, open } from './support/site.ts';

test.use({ expectedConsole: /Failed to load resource/ });

const choice = (page: Page) => panel(page).getByRole('switch', { name: 'Answer without AI' });
const tryAgain = (page: Page) => panel(page).getByRole('button', { name: 'Try AI again' });

/** Everything the header says: the line under the title, what is sent, the switch and the way back to AI. */
async function header(page: Page) {
  const said = panel(page)
    .getByRole('link', { name: /a person$/ })
    .locator('xpath=ancestor::div[1]');
  return {
    status: await panel(page).locator('[aria-live="polite"]').first().innerText(),
    said: (await said.innerText()).replaceAll(/\s+/g, ' '),
    switched: (await choice(page).count()) === 0 ? 'none' : (await choice(page).isChecked()) ? 'on' : 'off',
    retry: await tryAgain(page).isVisible(),
  };
}

const rows: string[] = [];
/** Checks the header, and prints it as a row of the table of states. */
async function says(
  page: Page,
  state: string,
  status: string,
  said: RegExp,
  switched: string,
  retry = false,
) {
  await expect
    .poll(() => header(page), { message: state })
    .toEqual({ status, said: expect.stringMatching(said), switched, retry });
  const shown = await header(page);
  rows.push(
    `| ${state} | ${shown.status || '-'} | ${shown.said} | ${shown.switched} | ${retry ? 'yes' : 'no'} |`,
  );
}
test.afterAll(() => {
  if (rows.length === 0) return;
  console.log(
    [
      '| state | line under the title | notice | switch | Try AI again |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  );
});

const sends = /your messages are sent to it/;
const sendsShort = /^What is Sent to Gemini Ask a person/;
const nothing = /nothing is sent/;
const nothingShort = /^Nothing is sent Ask a person/;
const question = 'How can I contact you?';

test.describe('with a key', () => {
  test.use({ ai: 'on' });
  test.beforeEach(async ({ page, gemini }) => {
    gemini.always(answers('An answer of the model.'));
    await open(page, '/about');
  });

  test('the header of the chat tells one truth while the visitor switches AI off and on', async ({
    page,
  }) => {
    await openChat(page);
    await says(page, 'key, before the first question', '', sends, 'off');
    await choice(page).check();
    await says(
      page,
      'without AI by choice, before the first question',
      'Answers from our site, as you chose',
      nothing,
      'on',
    );
    await choice(page).uncheck();
    await says(page, 'AI on again, before the first question', 'Your next message goes to AI', sends, 'off');
    await ask(page, question);
    await says(page, 'after an answer of the model', '', sendsShort, 'off');
    await choice(page).check();
    await ask(page, question);
    await says(
      page,
      'without AI by choice, after an answer',
      'Answers from our site, as you chose',
      nothingShort,
      'on',
    );
    await page.reload();
    await openChat(page);
    await says(page, 'the same after a reload', 'Answers from our site, as you chose', nothingShort, 'on');
    await choice(page).uncheck();
    await says(
      page,
      'AI on again, after an answer of the site',
      'Your next message goes to AI',
      sendsShort,
      'off',
    );
    await ask(page, question);
    await says(page, 'the next answer of the model', '', sendsShort, 'off');
  });

  test('the header of the chat tells one truth through three errors and a new try', async ({
    page,
    gemini,
  }) => {
    gemini.always(fails(503));
    await openChat(page);
    for (const errors of [1, 2]) {
      await ask(page, question);
      const status = 'AI did not answer. Your next message goes to it again.';
      await says(page, `after ${errors} error${errors > 1 ? 's' : ''}`, status, sendsShort, 'off');
    }
    await ask(page, question);
    await says(page, 'after three errors', 'Our site answers, not AI', nothingShort, 'none', true);
    await tryAgain(page).click();
    await says(
      page,
      '“Try AI again” is pressed',
      'AI did not answer. Your next message goes to it again.',
      /^What is Sent to Gemini if available Ask a person/,
      'off',
    );
  });

  test('the header of the chat tells one truth after a limit', async ({ page }) => {
    await page.route(modelCalls, (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: { code: 429, status: 'visitor_limit', message: '', details: [{ reason: 'visitor_limit' }] },
        },
      }),
    );
    await openChat(page);
    expect(await ask(page, question)).toContain('You have asked many questions in a short time');
    await says(page, 'after the notice of a limit', 'Your next message goes to AI', sendsShort, 'off');
  });

  test('the header of the chat promises no AI before the server has said that it is there', async ({
    page,
  }) => {
    const release = await hold(page, '**/api/ready');
    await openChat(page);
    await says(
      page,
      'the server has not answered yet',
      '',
      /if it is available: then your messages are sent/,
      'off',
    );
    release();
    await says(page, 'the server has answered', '', /Gemini\): your messages are sent/, 'off');
  });

  test('the header of the chat promises no AI while the server cannot be reached', async ({ page }) => {
    await page.route('**/api/ready', (route) => route.abort());
    await openChat(page);
    await says(
      page,
      'the server cannot be reached',
      '',
      /if it is available: then your messages are sent/,
      'off',
    );
  });
});

test('the chat does not announce AI without a key', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await open(page, '/about');
  await openChat(page);
  await says(page, 'no key, before the first question', 'Answers from our site', nothing, 'none');
  await ask(page, question);
  await says(page, 'no key, after a question', 'Answers from our site', nothingShort, 'none');
  await expect(panel(page)).not.toContainText(/Gemini|with AI|by AI|without AI/i);
  expect(calls).toEqual(['/api/ready']);
});
