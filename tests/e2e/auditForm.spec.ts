import { expect, test } from './fixtures.ts';
import { answersOfABakery, companySize, fillForm, generate, industry, reportShown } from './support/audit.ts';
import { main, open } from './support/site.ts';

const fields = [
  'Business name',
  'Contact name',
  'Email',
  'Phone',
  'Industry',
  'Company size',
  'Describe your challenge',
];
/** Required fields with their autocomplete tokens. */
const required = [
  ['Business name', 'organization'],
  ['Contact name', 'name'],
  ['Email', 'email'],
] as const;
const areas = ['Customer service', 'Sales', 'Operations', 'Finance', 'HR', 'Other'];

test('[AUD-01, AUD-02] the audit form has seven fields, each with a visible label, and six areas; the audit fields have autocomplete tokens', async ({
  page,
}) => {
  await open(page, '/ai-audit');
  for (const label of fields) {
    await expect(main(page).getByLabel(label)).toHaveCount(1);
    await expect(main(page).getByLabel(label)).toBeVisible();
    await expect(main(page).getByText(label).first()).toBeVisible();
  }
  for (const [label, purpose] of required) {
    await expect(main(page).getByLabel(label)).toHaveJSProperty('required', true);
    await expect(main(page).getByLabel(label)).toHaveAttribute('autocomplete', purpose);
  }
  await expect(main(page).getByLabel('Phone')).toHaveAttribute('autocomplete', 'tel');
  for (const label of fields.filter((field) => !required.some(([name]) => name === field)))
    await expect(main(page).getByText(label).filter({ hasText: 'optional' }).first()).toBeVisible();

  const group = main(page)
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox', { name: 'Finance' }) })
    .last();
  await expect(group).toHaveAccessibleName(/\w/);
  await expect(group.getByRole('checkbox')).toHaveCount(6);
  for (const area of areas)
    await expect(group.getByRole('checkbox', { name: area, exact: true })).not.toBeChecked();
});

test('[VAL-14] the audit form lists missing answers above and at each field, and loses nothing', async ({
  page,
}) => {
  await open(page, '/ai-audit');
  await main(page).getByLabel('Describe your challenge').fill('Keep this.');
  await main(page).getByRole('checkbox', { name: 'Sales' }).check();
  await generate(page).click();

  const summary = main(page).getByRole('region', { name: 'There are 3 problems' });
  await expect(summary).toBeVisible();
  await expect.poll(() => summary.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await expect(summary.getByRole('link')).toHaveCount(3);
  for (const label of ['Business name', 'Contact name', 'Email']) {
    const field = main(page).getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\w/);
  }
  await summary.getByRole('link').first().click();
  await expect(main(page).locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByLabel('Describe your challenge')).toHaveValue('Keep this.');
  await expect(main(page).getByRole('checkbox', { name: 'Sales' })).toBeChecked();
});

test.describe('without a key', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('[AUD-03, X-02] the audit form can be answered and sent by keyboard', async ({ page }) => {
    await open(page, '/ai-audit');
    await main(page).getByLabel('Contact name').focus();
    await page.keyboard.type('Anna');
    await page.keyboard.press('Tab');
    await page.keyboard.type('anna@example.org');
    await main(page).getByLabel('Business name').focus();
    await page.keyboard.type('Bakery');
    await page.keyboard.press('Enter');
    await reportShown(page);
    await expect(main(page)).toContainText('Bakery');
  });
});

test('[A10] audit answers survive navigation and reload, until the visitor starts over', async ({ page }) => {
  await fillForm(page, ['Finance']);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(main(page).getByLabel('Business name')).toHaveValue(answersOfABakery['Business name']);
  await page.reload();
  for (const [label, text] of Object.entries(answersOfABakery))
    await expect(main(page).getByLabel(label)).toHaveValue(text);
  await expect(main(page).getByLabel('Industry').locator('option:checked')).toHaveText(industry);
  await expect(main(page).getByLabel('Company size').locator('option:checked')).toHaveText(companySize);
  await expect(main(page).getByRole('checkbox', { name: 'Finance' })).toBeChecked();
  await main(page).getByRole('button', { name: 'Start over' }).click();
  await expect(main(page).getByLabel('Business name')).toHaveValue('');
  await expect(main(page).getByRole('checkbox', { name: 'Finance' })).not.toBeChecked();
});
