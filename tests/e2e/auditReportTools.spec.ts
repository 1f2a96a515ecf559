import { expect, test } from './fixtures.ts';
import { expectReport, section } from './support/audit.ts';
import { downloaded } from './support/downloads.ts';
import { interceptLeads } from './support/leads.ts';
import { earlierRecord } from './support/records.ts';
import { fillStorage, main, open, storedText } from './support/site.ts';

const first = earlierRecord('Kyrenia Gate Bakery', 60);
const second = {
  ...earlierRecord('Kyriakou Logistics', 5),
  report: { ...first.report, keyOpportunities: [{ title: 'Routes', description: 'Planned by hand today.' }] },
};

let leads: readonly object[];
test.beforeEach(async ({ page }) => {
  leads = await interceptLeads(page);
  await fillStorage(page, { audits: JSON.stringify([first, second]) });
  await open(page, `/ai-audit#kept=${first.id}`);
  await expectReport(page);
});

test('[D6] downloaded files hold the report and nothing personal', async ({ page, context }) => {
  const button = (format: string) => main(page).getByRole('button', { name: `Download ${format}` });
  const html = await downloaded(page, button('HTML'));
  await main(page).getByText('More formats', { exact: true }).click();
  const markdown = await downloaded(page, button('Markdown'));
  const json = await downloaded(page, button('JSON'));
  const day = new Date(first.timestamp).toLocaleDateString('sv', { timeZone: 'Asia/Nicosia' });
  for (const [file, ending] of [
    [html, 'html'],
    [markdown, 'md'],
    [json, 'json'],
  ] as const) {
    expect(file.name).toMatch(new RegExp(`^${day}-.*kyrenia-gate-bakery\\.${ending}$`));
    for (const text of ['Kyrenia Gate Bakery', 'Order reader', 'Orders by message', '200%'])
      expect(file.text.replaceAll('\\', ''), ending).toContain(text);
    for (const personal of ['anna@example.org', 'Anna', '+357 99'])
      expect(file.text, ending).not.toContain(personal);
  }
  expect(JSON.parse(json.text)).toMatchObject({ format: 'audit-report/1', report: first.report });
  expect(markdown.text).toContain('## Recommended Solutions');
  // The file stands on its own: no script, nothing from elsewhere.
  expect(html.text).not.toMatch(/<script|<link|src=|url\(/i);
  const alone = await context.newPage();
  await alone.setContent(html.text);
  await expect(alone.getByRole('heading', { name: 'Recommended Solutions' })).toBeVisible();
});

test('[CALL-10] a share link carries the whole report, says so first, and sends it to no server', async ({
  page,
  browser,
  baseURL,
}) => {
  await main(page).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await expect(dialog).toContainText('Whoever has the link can read it');
  const link = await dialog.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/ai-audit#report=/);
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Share' })).toBeFocused();

  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const elsewhere = await stranger.newPage();
  const asked: string[] = [];
  elsewhere.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await open(elsewhere, link);
  await expectReport(elsewhere);
  await expect(main(elsewhere)).toContainText('Kyrenia Gate Bakery');
  await expect(main(elsewhere)).toContainText('It is not kept in this browser.');
  await expect(section(elsewhere, 'Recommended Solutions')).toContainText('Order reader');
  await expect(main(elsewhere)).not.toContainText('anna@example.org');
  await expect(main(elsewhere).getByRole('button', { name: 'Ask for a follow-up' })).toHaveCount(0);
  expect(await storedText(elsewhere, 'audits')).toBeNull();
  expect(asked.filter((url) => url.includes('report='))).toEqual([]);

  await main(elsewhere).getByRole('button', { name: 'Keep this report in this browser' }).click();
  await expect.poll(() => storedText(elsewhere, 'audits')).toContain('Kyrenia Gate Bakery');
  await stranger.close();
});

test('[D8] a follow-up is requested with one click and stored with the record', async ({ page }) => {
  await expect(main(page)).toContainText(
    'sends this report with your name and email (Anna, anna@example.org)',
  );
  expect(leads).toEqual([]);
  await main(page).getByRole('button', { name: 'Ask for a follow-up' }).click();
  await expect(main(page).getByText(/^Sent\. A person replies/)).toBeFocused();
  expect(leads).toMatchObject([
    { kind: 'follow-up', email: 'anna@example.org', attachment: expect.stringContaining('Order reader') },
  ]);
  await expect.poll(() => storedText(page, 'audits')).toContain('"followUpSent":true');
  await page.reload();
  await expectReport(page);
  await expect(main(page).getByRole('button', { name: 'Ask for a follow-up' })).toHaveCount(0);
});
