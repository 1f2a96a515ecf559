import type { Page } from '@playwright/test';

import { answers, type GeminiServer } from '../geminiServer/geminiServer.ts';
import { longReplies, partsOf } from '../support/modelReplies.ts';
import { expect, test } from './fixtures.ts';
import { ask, messages, newest, openChat, panel } from './support/chat.ts';
import { open, title } from './support/site.ts';

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

test('[CHAT-11] a message of the visitor is shown as plain text', async ({ page, gemini }) => {
  gemini.always(answers('Noted.'));
  await ask(page, '**x** <b>y</b> [a](http://b) `c`');
  const own = messages(page).nth(1);
  await expect(own).toContainText('**x** <b>y</b> [a](http://b) `c`');
  await expect(own.locator('strong, b, a, code')).toHaveCount(0);
});

test('[CHAT-12] a message of the assistant is shown as Markdown', async ({ page, gemini }) => {
  const message = await told(page, gemini, 'Some **bold** words\n\n- one\n- two\n\n`code` and *stress*');
  await expect(message.locator('strong')).toHaveText('bold');
  await expect(message.getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(message.locator('code')).toHaveText('code');
});

test('[CHAT-12] HTML in a reply is shown as text and does nothing', async ({ page, gemini }) => {
  const message = await told(
    page,
    gemini,
    'Look: <script>document.title="x"</script><img src=x onerror="document.title=1"> <b>bold</b> <iframe src="/"></iframe>',
  );
  await expect(message.locator('script, img, iframe, b')).toHaveCount(0);
  await expect(page).toHaveTitle(/About/);
});

const blanked = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'tel:+35722000000',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com/',
];

test('[VAL-13] a link in a reply with a forbidden scheme leads nowhere', async ({ page, gemini }) => {
  for (const target of blanked)
    await test.step(target.slice(0, 24), async () => {
      const message = await told(page, gemini, `Click [this link](${target}) now.`);
      await expect(message).toContainText('this link');
      const hrefs = await message
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.filter((href) => href && !href.startsWith('/'))).toEqual([]);
      const address = page.url();
      await message.getByText('this link').click();
      expect(page.url()).toBe(address);
      await expect(panel(page)).toBeVisible();
    });
});

test('[VAL-13] a relative link in a reply changes the page and keeps the chat', async ({ page, gemini }) => {
  const message = await told(page, gemini, 'See [our contact page](/contact).');
  await message.getByRole('link', { name: 'our contact page' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(title(page)).toContainText(/contact/i);
  await expect(panel(page)).toContainText('our contact page');
});

test('[VAL-13] web and mail links in a reply work, and say where they lead', async ({ page, gemini }) => {
  const message = await told(
    page,
    gemini,
    'See [the law](https://eur-lex.europa.eu/x) or [write](mailto:someone@example.org).',
  );
  const law = message.getByRole('link', { name: /the law/ });
  await expect(law).toHaveAttribute('href', 'https://eur-lex.europa.eu/x');
  await expect(law).toHaveAttribute('target', '_blank');
  await expect(law).toHaveAttribute('rel', /noopener/);
  await expect(message).toContainText('eur-lex.europa.eu');
  await expect(message.getByRole('link', { name: /write/ })).toHaveAttribute(
    'href',
    /^mailto:someone@example\.org/,
  );
});

test('[VAL-13, A18] an image of another origin in a reply becomes a link, and is not fetched', async ({
  page,
  gemini,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('example.com')) asked.push(request.url());
  });
  const message = await told(page, gemini, '![a chart](https://example.com/chart.png?said=secret)');
  await expect(message.locator('img')).toHaveCount(0);
  await expect(message).toContainText('a chart');
  expect(asked).toEqual([]);
});

test('[VAL-13] an image in a reply with a forbidden scheme is not shown', async ({ page, gemini }) => {
  const message = await told(page, gemini, 'Here: ![a dot](data:image/png;base64,iVBORw0KGgo=) done');
  await expect(message).toContainText('done');
  await expect(message.locator('img[src^="data:"]')).toHaveCount(0);
});

test('[CHAT-12] character references in a reply are decoded under the security policy', async ({
  page,
  gemini,
}) => {
  const message = await told(
    page,
    gemini,
    '**Price:** €200&nbsp;a month &mdash; R&D; fish &amp; chips, &euro;5, &#8364;6, &unknown; and `&amp;`',
  );
  await expect(message.locator('strong')).toHaveText('Price:');
  await expect(message).toContainText(
    'Price: €200\u00a0a month — R&D; fish & chips, €5, €6, &unknown; and &amp;',
  );
});

test('[CHAT-12] a single tilde in a reply stays a tilde', async ({ page, gemini }) => {
  const message = await told(page, gemini, 'Setup (~€2,000) and support (~€300 a month), ~~not~~ more.');
  await expect(message).toContainText('Setup (~€2,000) and support (~€300 a month), not more.');
  await expect(message.locator('del')).toHaveText(['not']);
});

test('[CHAT-12] an address alone in a reply is a link', async ({ page, gemini }) => {
  for (const [text, href] of [
    ['Write to info@example.org or call.', 'mailto:info@example.org'],
    ['See www.example.org for more.', 'http://www.example.org/'],
  ] as const)
    await expect((await told(page, gemini, text)).getByRole('link').first()).toHaveAttribute('href', href);
});

test('[CHAT-12] every habit of language models is shown as a reader needs it', async ({ page, gemini }) => {
  for (const [reply, seen] of longReplies) {
    const bubble = (await told(page, gemini, reply)).locator('> [dir=auto]');
    await expect.poll(async () => partsOf(await bubble.innerHTML())).toEqual(seen);
  }
});
