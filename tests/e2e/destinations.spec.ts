import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { startMailServer, startWebhook } from '../contract/receivers.ts';
import { answers, fails } from '../geminiServer/geminiServer.ts';
import { test as base, expect, startSite } from './fixtures.ts';
import { expectReport, generate, reportText, withoutAi } from './support/audit.ts';
import { ask, input, newest, openChat, panel } from './support/chat.ts';
import { banner, main, open } from './support/site.ts';

interface Receivers {
  readonly webhook: Awaited<ReturnType<typeof startWebhook>>;
  readonly mail: Awaited<ReturnType<typeof startMailServer>>;
}

/** A site with a key that passes messages on to a webhook and by mail. */
const test = base.extend<{ receivers: Receivers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  receivers: async ({}, use) => {
    const webhook = await startWebhook((response) => response.writeHead(204).end());
    const mail = await startMailServer();
    await use({ webhook, mail });
    await Promise.all([webhook.close(), mail.close()]);
  },
  baseURL: async ({ gemini, receivers: { webhook, mail } }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
    const site = await startSite({
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: gemini.url,
      LEADS_WEBHOOK_URL: webhook.url,
      LEADS_EMAIL_URL: mail.url,
      LEADS_EMAIL_TO: 'people@example.com',
      DATA_DIR: folder,
    });
    await use(site.url);
    await site.close();
    await rm(folder, { recursive: true });
  },
});
test.use({ expectedConsole: /Failed to load resource/ });

const personal = (word: string, phone: string) => [`${word}name`, `${word}.mail@example.org`, phone];

/** Each word stands for one way in which a visitor types something; the row of the privacy page that speaks of it. */
const rows: Readonly<Record<string, readonly string[]>> = {
  'Questions in the chat, with AI': 'chatonone chatontwo chatonthree chatonfour chatfails chatagain'.split(
    ' ',
  ),
  'What looks like an email address or a phone number, in questions with AI': [
    'chat.mail@example.org',
    '99 700 001',
  ],
  'Questions in the chat, without AI':
    'chatoffone chatofftwo chatoffthree chatofffour chatofffive chatoffline'.split(' '),
  'What you have written in the chat and not sent': ['chatdraft'],
  'Business name, industry, size, areas and challenge in the audit form, with AI': [
    'auditonbusiness',
    'auditonchallenge',
  ],
  'Name, email and phone in the audit form': personal('auditon', '99 700 002'),
  'All answers in the audit form, without AI': [
    ...personal('auditoff', '99 700 003'),
    ...['auditoffbusiness', 'auditoffchallenge'],
  ],
  'Name, email, phone and report, when you ask for a follow-up': [
    ...personal('follow', '99 700 004'),
    'followbusiness',
  ],
  'Name, email, phone and message in the contact form, when you send it': [
    ...personal('form', '99 700 005'),
    'formmessage',
  ],
  'Name, email, phone and message in the chat’s contact card, when you press the button': [
    ...personal('card', '99 700 006'),
    'cardmessage',
  ],
  'The conversation, if you attach it in that card': ['chatattached'],
  'Words in the search': ['searchword'],
};

/** The table of the privacy page, by its first column. */
async function privacyTable(page: Page) {
  await open(page, '/privacy');
  const table = main(page).getByRole('table').filter({ hasText: 'What you type' });
  const cells = await table
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
    );
  return new Map(cells.slice(1).map(([what = '', ...to]) => [what, to]));
}

const choice = (page: Page) => panel(page).getByRole('switch', { name: 'Answer without AI' });
const retry = (page: Page) => newest(page).getByRole('button', { name: 'Retry' });

/** Every order of AI and no AI, with retries, reloads, a draft, errors, and the way back to AI. */
async function chat(page: Page, gemini: Parameters<Parameters<typeof test>[2]>[0]['gemini']) {
  await open(page, '/about');
  await openChat(page);
  await choice(page).check();
  await ask(page, 'One chatoffone?');
  await choice(page).uncheck();
  await ask(page, 'Two chatonone, chat.mail@example.org or +357 99 700 001?');
  await choice(page).check();
  await ask(page, 'Three chatofftwo?');
  await retry(page).click();
  await expect(input(page)).toBeEnabled();
  await choice(page).uncheck();
  // With AI on, the question goes to the input, where the visitor deletes it.
  await retry(page).click();
  await expect(input(page)).toHaveValue('Three chatofftwo?');
  await input(page).fill('');
  await ask(page, 'Four chatontwo?');
  await retry(page).click();
  await expect(input(page)).toBeEnabled();
  await choice(page).check();
  await ask(page, 'Five chatoffthree?');
  await page.reload();
  await openChat(page);
  await choice(page).uncheck();
  await ask(page, 'Six chatonthree?');
  await page.reload();
  await openChat(page);
  await choice(page).check();
  await ask(page, 'Seven chatofffour?');
  await choice(page).uncheck();
  await page.reload();
  await openChat(page);
  await ask(page, 'Eight chatonfour?');
  await choice(page).check();
  await ask(page, 'Nine chatofffive?');
  await choice(page).uncheck();
  gemini.always(fails(503));
  for (const turn of [1, 2, 3]) await ask(page, `Ten chatfails ${turn}?`);
  await ask(page, 'Eleven chatoffline?');
  gemini.always(answers('The model says hello.'));
  await panel(page).getByRole('button', { name: 'Try AI again' }).click();
  await ask(page, 'Twelve chatagain?');
  await input(page).fill('Thirteen chatdraft');
  await page.reload();
  await openChat(page);
  await expect(input(page)).toHaveValue('Thirteen chatdraft');
  await input(page).fill('');
}

/** Waits until the page has been open for two seconds. The gateway takes a sooner message for one of a program. */
const openLongEnough = (page: Page) => page.waitForFunction(() => performance.now() > 2_100);

async function contactCard(page: Page) {
  const card = panel(page).getByRole('form', { name: 'Pass this to a person' });
  const fill = async (message: string) => {
    await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
    await card.getByLabel('Your name').fill('Ms cardname');
    await card.getByLabel('Email').fill('card.mail@example.org');
    await card.getByLabel('Phone').fill('+357 99 700 006');
    await card.getByLabel('What should we know?').fill(message);
  };
  const press = async () => {
    await openLongEnough(page);
    await card.getByRole('button', { name: 'Pass it on' }).click();
    await expect(card).toContainText('Passed on.');
    await card.getByRole('button', { name: 'Done' }).click();
  };
  await fill('A cardmessage.');
  await press();
  await panel(page).getByRole('button', { name: 'Clear conversation' }).click();
  await choice(page).check();
  await ask(page, 'Is chatattached?');
  await fill('Another cardmessage.');
  await card.getByRole('checkbox', { name: 'This conversation' }).check();
  await press();
  await panel(page).getByRole('button', { name: 'Clear conversation' }).click();
}

async function fillAudit(page: Page, word: string, phone: string) {
  await open(page, '/ai-audit');
  const field = (label: string) => main(page).getByLabel(label);
  await field('Business name').fill(`${word}business`);
  await field('Contact name').fill(`${word}name`);
  await field('Email').fill(`${word}.mail@example.org`);
  await field('Phone').fill(`+357 ${phone}`);
  await field('Describe your challenge').fill(`Orders are typed twice: ${word}challenge`);
}

test('what a visitor types goes where the privacy page says, in every field and mode', async ({
  page,
  gemini,
  receivers: { webhook, mail },
}) => {
  test.setTimeout(240_000);
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`);
  });
  gemini.always(answers('The model says hello.'));
  await test.step('the chat', () => chat(page, gemini));
  await test.step('the contact card of the chat', () => contactCard(page));

  await test.step('the audit form', async () => {
    await fillAudit(page, 'auditoff', '99 700 003');
    await withoutAi(page).click();
    await expectReport(page);
    gemini.always(answers(reportText(['Executive Summary', 'Key Opportunities', 'Recommended Solutions'])));
    await fillAudit(page, 'auditon', '99 700 002');
    await generate(page).click();
    await expectReport(page);
  });
  await test.step('the follow-up', async () => {
    await fillAudit(page, 'follow', '99 700 004');
    await withoutAi(page).click();
    await expectReport(page);
    await openLongEnough(page);
    await main(page).getByRole('button', { name: 'Ask for a follow-up' }).click();
    await expect(main(page).getByText(/^Sent\./)).toBeVisible();
  });
  await test.step('the contact form', async () => {
    await open(page, '/contact');
    await main(page).getByLabel('Your name').fill('Mr formname');
    await main(page).getByLabel('Email').fill('form.mail@example.org');
    await main(page).getByLabel('Phone').fill('+357 99 700 005');
    await main(page).getByLabel('What is it about?').fill('A formmessage.');
    await openLongEnough(page);
    await main(page).getByRole('button', { name: 'Send message' }).click();
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /within 24 hours/ }),
    ).toBeVisible();
  });
  await test.step('the search', async () => {
    await banner(page).getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('searchword');
    await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
    await page.keyboard.press('Enter');
  });
  // Two by the card, the follow-up and the form.
  const delivered = () =>
    webhook.calls.map(({ body }) => /cardmessage|formmessage|follow up/.exec(body)?.[0]);
  await expect
    .poll(() => delivered().sort(), { timeout: 30_000 })
    .toEqual(['cardmessage', 'cardmessage', 'follow up', 'formmessage']);
  await expect.poll(() => mail.mails.length, { timeout: 30_000 }).toBe(4);

  // Quoted-printable breaks lines in the middle of words.
  const mails = mail.mails.map(({ source }) => source.replaceAll('=\r\n', '')).join('\n');
  const seen = {
    gateway: requests.join('\n'),
    model: JSON.stringify(gemini.requests.map(({ url, body }) => [url, body])),
    webhook: webhook.calls.map(({ body }) => body).join('\n'),
    mail: mails,
  };
  const observed = Object.entries(rows).map(([what, words]) => {
    const reaches = (text: string) => words.filter((word) => text.includes(word)).length;
    return {
      what,
      counts: Object.values(seen).map((text) => `${reaches(text)} of ${words.length}`),
      // All of its words, or none.
      to: [seen.gateway, seen.model, seen.webhook + seen.mail].map((text) =>
        [0, words.length].includes(reaches(text)) ? (reaches(text) > 0 ? 'Yes' : 'No') : 'in part',
      ),
      same: reaches(seen.webhook) === reaches(seen.mail),
    };
  });
  console.log(
    [
      '| what is typed | gateway | model | webhook | mail |',
      '|---|---|---|---|---|',
      ...observed.map(({ what, counts }) => `| ${what} | ${counts.join(' | ')} |`),
    ].join('\n'),
  );
  expect(observed.filter(({ same }) => !same)).toEqual([]);
  expect(new Map(observed.map(({ what, to }) => [what, to]))).toEqual(await privacyTable(page));
});
