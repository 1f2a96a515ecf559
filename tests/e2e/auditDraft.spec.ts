import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, withoutAi } from './support/audit.ts';
import { modelRequests } from './support/chat.ts';
import { main, open } from './support/site.ts';

const fields = {
  'Business name': 'organization',
  'Contact name': 'name',
  Email: 'email',
  Phone: 'tel',
  Industry: null,
  'Company size': null,
  'Describe your challenge': null,
} as const;
const required = ['Business name', 'Contact name', 'Email'];

test('[AUD-01, AUD-02] the audit form has seven fields, each with a visible label, and six areas; the audit fields have autocomplete tokens', async ({
  page,
}) => {
  await open(page, '/ai-audit');
  for (const name of [/^You\b/, /^Your business/, /^Your work/])
    await expect(main(page).getByRole('group', { name }).first()).toBeVisible();
  for (const [label, purpose] of Object.entries(fields)) {
    const field = main(page).getByLabel(label);
    await expect(field).toHaveCount(1);
    await expect(field).toBeVisible();
    if (purpose) await expect(field).toHaveAttribute('autocomplete', purpose);
    if (required.includes(label)) await expect(field).toHaveJSProperty('required', true);
    else await expect(main(page).getByText(label).filter({ hasText: 'optional' }).first()).toBeVisible();
  }
  const areas = ['Customer service', 'Sales', 'Operations', 'Finance', 'HR', 'Other'];
  const group = main(page)
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox', { name: 'Finance' }) })
    .last();
  await expect(group).toHaveAccessibleName(/\w/);
  await expect(group.getByRole('checkbox')).toHaveCount(areas.length);
  for (const area of areas)
    await expect(group.getByRole('checkbox', { name: area, exact: true })).not.toBeChecked();
});

test('[AUD-01, CONST-06, D6] a progress lane and a sheet beside the form follow the answers, and they and a report by choice send nothing', async ({
  page,
}) => {
  const requests = modelRequests(page);
  await open(page, '/ai-audit');
  const lane = main(page).getByRole('list').filter({ hasText: 'Report' }).first();
  const sheet = main(page).getByRole('figure');
  await expect(lane.locator('[aria-current="step"]')).toHaveText('Work');
  await expect(sheet).toContainText('Sample');
  await main(page).getByRole('checkbox', { name: 'Finance' }).check();
  await expect(lane.locator('[aria-current="step"]')).toHaveText('Business');
  await expect(sheet).toContainText('This report is for your company');
  await expect(sheet).not.toContainText('Sample');
  await expect(sheet).toContainText('It looks at what you asked about: finance.');
  // An opportunity for the area, and three solutions.
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  await main(page).getByLabel('Business name').fill('Kyrenia Gate Bakery');
  await expect(lane.locator('[aria-current="step"]')).toContainText(/^You/);
  await expect(sheet).toContainText('2 of 4 steps done');
  await main(page).getByRole('checkbox', { name: 'Finance' }).uncheck();
  await main(page).getByRole('checkbox', { name: 'HR' }).check();
  await expect(sheet).toContainText('This report is for Kyrenia Gate Bakery');
  await expect(sheet).toContainText('It looks at what you asked about: HR.');
  expect(requests).toEqual([]);
  await fillForm(page);
  const [opportunity = ''] = await sheet.getByRole('listitem').allInnerTexts();
  await withoutAi(page).click();
  await expectReport(page);
  await expect(main(page)).toContainText(opportunity.split('. ')[0] ?? opportunity);
  expect(requests).toEqual([]);
});

for (const width of [390, 768])
  test(`[AUD-01] at ${width} px the form says what the report has so far, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/ai-audit');
    const top = async () => (await challenge.boundingBox())?.y;
    const challenge = main(page).getByLabel('Describe your challenge');
    const form = main(page).getByRole('form');
    await main(page).getByRole('checkbox', { name: 'Finance' }).focus();
    const before = await top();
    await page.keyboard.press('Space');
    await expect(form).toContainText('Supplier invoices handled by hand');
    expect(await top()).toBe(before);
    await form.getByRole('link', { name: 'Your report so far' }).click();
    await expect(main(page).getByRole('figure')).toBeFocused();
    await expect(main(page).getByRole('figure').getByText('Executive Summary')).toBeInViewport();
    await expect(page).toHaveURL('/ai-audit');
  });
