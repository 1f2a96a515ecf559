import { expect, test } from './fixtures.ts';
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
