import { expect, test } from './fixtures.ts';
import { reportShown, section } from './support/audit.ts';
import { downloaded } from './support/downloads.ts';
import { deliveryConfigured } from './support/leads.ts';
import { earlierRecord } from './support/records.ts';
import { fillStorage, main, open, storedText } from './support/site.ts';

const first = earlierRecord('Kyrenia Gate Bakery', 60);
const second = {
  ...earlierRecord('Kyriakou Logistics', 5),
  report: { ...first.report, keyOpportunities: [{ title: 'Routes', description: 'Planned by hand today.' }] },
};

test.beforeEach(async ({ page }) => {
  await deliveryConfigured(page);
  await fillStorage(page, { audits: JSON.stringify([first, second]) });
  await open(page, `/ai-audit#kept=${first.id}`);
  await reportShown(page);
});

test('[AUD-05] the report is a letter with the business, the day, who wrote it and its contents', async ({
  page,
}) => {
  const letter = main(page).getByRole('article', { name: /Kyrenia Gate Bakery/ });
  await expect(letter).toContainText('Prepared from templates');
  await expect(letter.locator('time').first()).toHaveAttribute('datetime', first.timestamp);
  const contents = letter.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveText([
    'Executive Summary',
    'Key Opportunities',
    'Recommended Solutions',
    'Assumptions and method',
    'Next step',
  ]);
  await contents.getByRole('link', { name: 'Recommended Solutions' }).click();
  await expect(letter.getByRole('heading', { name: 'Recommended Solutions' })).toBeFocused();
  await expect(letter.getByRole('heading', { name: 'Recommended Solutions' })).toBeInViewport();
  await expect(page).toHaveURL(`/ai-audit#kept=${first.id}`);
});

test('[AUD-07] report solutions can be sorted by priority or effort', async ({ page }) => {
  const solutions = section(page, 'Recommended Solutions');
  const titles = solutions.getByRole('heading', { level: 4 });
  await expect(titles).toHaveText(['Invoice matching', 'Order reader', 'Stock counting']);
  await solutions.getByText('Priority', { exact: true }).click();
  await expect(titles).toHaveText(['Order reader', 'Stock counting', 'Invoice matching']);
  await solutions.getByText('Least effort', { exact: true }).click();
  await expect(titles).toHaveText(['Invoice matching', 'Stock counting', 'Order reader']);
  for (const text of ['High priority', '150-200% ROI']) await expect(solutions).toContainText(text);
});

test('a report section can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await section(page, 'Executive Summary').getByRole('button', { name: 'Copy section' }).click();
  await expect(section(page, 'Executive Summary').getByRole('button', { name: 'Copied' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Change my answers' }).click();
  await main(page).getByLabel('Describe your challenge').press('ControlOrMeta+V');
  await expect(main(page).getByLabel('Describe your challenge')).toHaveValue(first.report.executiveSummary);
});

test('[D6] downloaded files hold the report and nothing personal', async ({ page, context }) => {
  const button = (format: string) => main(page).getByRole('button', { name: `Download ${format}` });
  const html = await downloaded(page, button('HTML'));
  await main(page).getByText('More formats', { exact: true }).click();
  const markdown = await downloaded(page, button('Markdown'));
  const json = await downloaded(page, button('JSON'));
  const day = first.timestamp.slice(0, 10);
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
  await reportShown(elsewhere);
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

test('a damaged share link says so and leads back to the form', async ({ page }) => {
  await open(page, '/ai-audit#report=1.damaged');
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText('The link is damaged');
  await main(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(main(page).getByLabel('Business name')).toBeVisible();
});

test('the comparison shows two reports side by side, with what only one of them has', async ({ page }) => {
  await main(page).getByRole('button', { name: 'Compare' }).click();
  await expect(main(page).getByRole('heading', { name: 'Two reports side by side' })).toBeFocused();
  const table = main(page).getByRole('table');
  for (const text of [
    'Kyrenia Gate Bakery',
    'Kyriakou Logistics',
    'Routes only here',
    'Orders by message only here',
  ])
    await expect(table).toContainText(text);
  await expect(table.getByRole('row').filter({ hasText: 'Recommended Solutions' })).not.toContainText(
    'only here',
  );
  await main(page).getByLabel('First report').selectOption(second.id);
  await expect(table).not.toContainText('only here');
  await page.goBack();
  await expect(table).toContainText('Routes only here');
  await main(page).getByRole('button', { name: 'Back to the report' }).click();
  await reportShown(page);
});

test('the return calculator recomputes when its assumptions are changed', async ({ page }) => {
  const method = main(page).getByRole('region', { name: 'Assumptions and method' });
  const estimate = method.getByRole('paragraph').filter({ hasText: 'taken over:' });
  const before = await estimate.innerText();
  await method.getByLabel('Hours a week this work takes now').fill('20');
  await method.getByLabel('Cost of an hour').fill('30');
  await method.getByLabel('Share the solution takes over').fill('50');
  await expect(estimate).not.toHaveText(before);
  // 20 hours of EUR 30, half of them, in 48 weeks.
  await expect(estimate).toContainText('€14,400 saved a year');
  await method.getByLabel('Share the solution takes over').fill('120');
  await expect(method.getByLabel('Share the solution takes over')).toHaveAccessibleDescription(
    /from 0 to 100/,
  );
  await expect(estimate).not.toContainText('saved');
});

test('[D8] a follow-up is requested with one click and stored with the record', async ({ page }) => {
  const leads: unknown[] = [];
  await page.route('**/api/leads', async (route) => {
    leads.push(route.request().postDataJSON());
    await route.fulfill({ json: { delivered: true } });
  });
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
  await reportShown(page);
  await expect(main(page).getByRole('button', { name: 'Ask for a follow-up' })).toHaveCount(0);
});
