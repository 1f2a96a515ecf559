import type { Page } from '@playwright/test';

import { answers, fails } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, openChat, panel } from './support/chat.ts';
import { hold, open } from './support/site.ts';

test.use({ expectedConsole: /Failed to load resource/ });

const choice = (page: Page) => panel(page).getByRole('switch', { name: 'Answer without AI' });
const tryAgain = (page: Page) => panel(page).getByRole('button', { name: 'Try AI again' });

/** Everything the header says: the line under the title, what is sent, the switch and the way back to AI. */
async function header(page: Page) {
  const notice = panel(page)
    .getByRole('link', { name: /a person$/ })
    .locator('xpath=ancestor::div[1]');
  return {
    status: await panel(page).locator('[aria-live="polite"]').first().innerText(),
    notice: (await notice.innerText()).replaceAll(/\s+/g, ' '),
    switched: (await choice(page).count()) === 0 ? 'none' : (await choice(page).isChecked()) ? 'on' : 'off',
    retry: await tryAgain(page).isVisible(),
  };
}

const expectHeader = (page: Page, status: string, notice: RegExp, switched: string, retry = false) =>
  expect.poll(() => header(page)).toEqual({ status, notice: expect.stringMatching(notice), switched, retry });

const sends = /your messages are sent to it/;
const sendsShort = /^What is Sent to Gemini Ask a person/;
const nothing = /nothing is sent/;
const nothingShort = /^Nothing is sent Ask a person/;
const question = 'How can I contact you?';
const byChoice = 'Answers from our site, as you chose';
const again = 'AI did not answer. Your next message goes to it again.';

// Each state is tested in site/features/chat/chatHeader.test.ts: this is one way through them.
test.describe('with a key', () => {
  test.use({ ai: 'on' });

  test('the header of the chat tells one truth while AI is switched off and on, fails and is tried again', async ({
    page,
    gemini,
  }) => {
    gemini.always(answers('An answer of the model.'));
    await open(page, '/about');
    const release = await hold(page, '**/api/ready');
    await openChat(page);
    await expectHeader(page, '', /if it is available: then your messages are sent/, 'off');
    release();
    await expectHeader(page, '', sends, 'off');
    await choice(page).check();
    await expectHeader(page, byChoice, nothing, 'on');
    await choice(page).uncheck();
    await expectHeader(page, 'Your next message goes to AI', sends, 'off');
    await ask(page, question);
    await expectHeader(page, '', sendsShort, 'off');
    await choice(page).check();
    await page.reload();
    await openChat(page);
    await expectHeader(page, byChoice, nothingShort, 'on');
    await choice(page).uncheck();
    gemini.always(fails(503));
    for (let error = 1; error <= 2; error += 1) {
      await ask(page, question);
      await expectHeader(page, again, sendsShort, 'off');
    }
    await ask(page, question);
    await expectHeader(page, 'Our site answers, not AI', nothingShort, 'none', true);
    await tryAgain(page).click();
    await expectHeader(page, again, /^What is Sent to Gemini if available Ask a person/, 'off');
  });
});
