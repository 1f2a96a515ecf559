import { expect, test } from './fixtures.ts';
import { earlierRecord } from './support/records.ts';
import { banner, fillStorage, footer, open, scrollTo, title } from './support/site.ts';
import { everythingStored, nothingStored } from './support/stored.ts';

test('[X-06] browsing stores nothing and sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });
  await open(page, '/');
  await scrollTo(page, 2000);
  await banner(page).getByRole('button', { name: 'Resources' }).hover();
  for (const name of ['Services', 'Automations', 'About Us', 'Contact']) {
    await banner(page).getByRole('link', { name, exact: true }).click();
    await expect(title(page)).toContainText(new RegExp(name, 'i'));
  }
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await banner(page).getByRole('link', { name: 'Free AI Business Audit' }).click();
  await expect(page).toHaveURL('/ai-audit');
  expect(await everythingStored(page)).toEqual(nothingStored);
  expect(calls).toEqual([]);
});

test('[X-06, X-07] opening the chat stores nothing, and asks once whether AI is there', async ({ page }) => {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api')) calls.push([request.method(), pathname, search, request.postData()]);
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Chat' }).hover();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page.getByText('Answers from our site')).toBeVisible();
  await page.getByRole('button', { name: 'Minimize' }).click();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  expect(calls).toEqual([['GET', '/api/ready', '', null]]);
  const { session, ...rest } = await everythingStored(page);
  expect(rest).toEqual({ cookies: [], local: {}, databases: [], caches: [] });
  expect(JSON.stringify(session)).not.toContain('Hello');
});

test('[X-06] the privacy page names every storage key, and deletes them all after a confirmation', async ({
  page,
}) => {
  await fillStorage(page, { audits: JSON.stringify([earlierRecord('Kyrenia Gate Bakery', 5)]) });
  await open(page, '/privacy');
  for (const key of ['app-state', 'audits', 'latest-audit'])
    await expect(page.getByRole('main')).toContainText(key);
  await page
    .getByRole('main')
    .getByRole('button', { name: /delete/i })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
