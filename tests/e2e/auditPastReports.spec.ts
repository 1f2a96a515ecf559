import { expect, test } from './fixtures.ts';
import { expectReport } from './support/audit.ts';
import { earlierRecord } from './support/records.ts';
import { fillStorage, main, open, storedText } from './support/site.ts';

const bakery = earlierRecord('Kyrenia Gate Bakery', 60);
const logistics = earlierRecord('Kyriakou Logistics', 5);

test.beforeEach(async ({ page }) => {
  await fillStorage(page, { audits: JSON.stringify([bakery, logistics]) });
  await open(page, '/ai-audit');
});

test('[ST-11] past reports are listed, newest first, and open', async ({ page }) => {
  const list = main(page).getByRole('group', { name: 'Your reports' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Kyriakou Logistics');
  await list.getByRole('button', { name: /^(?!Rename|Delete).*Kyrenia Gate Bakery$/ }).click();
  await expectReport(page);
  await expect(main(page).getByRole('heading', { name: /Kyrenia Gate Bakery/ })).toBeFocused();
  await page.goBack();
  await expect(list).toBeVisible();
});

test('[X-06] a past report is deleted after a confirmation, the others stay', async ({ page }) => {
  const list = main(page).getByRole('group', { name: 'Your reports' });
  await list.getByRole('button', { name: /^Delete .*Kyrenia/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();
  expect(await storedText(page, 'audits')).not.toContain('Kyrenia');
  expect(await storedText(page, 'audits')).toContain('Kyriakou');
});

test('[X-06] all past reports are deleted at once, after a confirmation', async ({ page }) => {
  await main(page).getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(main(page).getByRole('heading', { name: 'No reports any more' })).toBeVisible();
  expect((await storedText(page, 'audits')) ?? '[]').not.toContain('Ky');
});
