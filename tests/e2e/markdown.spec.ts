import type { Page } from '@playwright/test';

import { answers, type GeminiServer } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, messages, newest, openChat, panel } from './support/chat.ts';
import { open, title } from './support/site.ts';

// Tests of each piece of Markdown, and of the targets of links, stand in design-system/components/Markdown.
test.use({ ai: 'on' });

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
});

/** Lets the model say this and returns where it is shown. */
async function told(page: Page, gemini: GeminiServer, text: string) {
  gemini.always(answers(text));
  await ask(page, 'Please write something.');
  return newest(page);
}

test('[CHAT-11, CHAT-12] the visitor’s text is shown as it was typed, the assistant’s as Markdown without its HTML', async ({
  page,
  gemini,
}) => {
  gemini.always(
    answers(
      'Some **bold** words, fish &amp; chips&nbsp;at &euro;5\n\n- one\n- two\n\n<script>document.title="x"</script><img src=x onerror="document.title=1"> <iframe src="/"></iframe>',
    ),
  );
  await ask(page, '**x** <b>y</b> [a](http://b) `c`');
  const own = messages(page).nth(1);
  await expect(own).toContainText('**x** <b>y</b> [a](http://b) `c`');
  await expect(own.locator('strong, b, a, code')).toHaveCount(0);
  const reply = newest(page);
  await expect(reply.locator('strong')).toHaveText('bold');
  await expect(reply.getByRole('listitem')).toHaveText(['one', 'two']);
  // The security policy forbids the usual way to decode references.
  await expect(reply).toContainText('fish & chips\u00a0at €5');
  await expect(reply.locator('script, img, iframe')).toHaveCount(0);
  await expect(page).toHaveTitle(/About/);
});

test('[VAL-13] a relative link in a reply changes the page and keeps the chat', async ({ page, gemini }) => {
  const message = await told(page, gemini, 'See [our contact page](/contact).');
  await message.getByRole('link', { name: 'our contact page' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(title(page)).toContainText(/contact/i);
  await expect(panel(page)).toContainText('our contact page');
});
