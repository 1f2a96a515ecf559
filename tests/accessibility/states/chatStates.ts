import { expect } from '@playwright/test';

import { ask, newest, openChat, panel, say } from '../../e2e/support/chat.ts';
import { open } from '../../e2e/support/site.ts';
import { answers, fails } from '../../geminiServer/geminiServer.ts';
import { type State, state } from './State.ts';

/** States of the chat. */
export const chatStates: readonly State[] = [
  state('the chat', async (page) => {
    await open(page, '/about');
    await openChat(page);
  }),
  state('the chat with an answer of the site', async (page, gemini) => {
    gemini.always(fails(500));
    await open(page, '/about');
    await openChat(page);
    await ask(page, 'What services do you offer?');
  }),
  state('the chat with an answer of the model', async (page, gemini) => {
    gemini.always(
      answers(
        'Yes. We build **three** things:\n\n1. Chatbots\n2. Reports\n\n| Work | Weeks |\n|---|---|\n| Both | 4 |',
      ),
    );
    await open(page, '/about');
    await openChat(page);
    await ask(page, 'What do you build?');
    await expect(newest(page).getByRole('table')).toBeVisible();
  }),
  state('the chat while an answer is written', async (page, gemini) => {
    gemini.always(answers('Seven services, and more.', { between: 600_000 }));
    await open(page, '/about');
    await openChat(page);
    await say(page, 'What do you build?');
    await expect(panel(page).getByText('Seven')).toBeVisible();
  }),
  state('the card that passes a question to a person, with errors', async (page, gemini) => {
    gemini.always(answers('Let me pass this on.'));
    await open(page, '/about');
    await openChat(page);
    await ask(page, 'Can I talk to somebody?');
    await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
    await panel(page)
      .getByRole('button', { name: /Pass it on|Open in my mail program/ })
      .click();
    await expect(panel(page).locator('[aria-invalid=true]')).not.toHaveCount(0);
  }),
];
