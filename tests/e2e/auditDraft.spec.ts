import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, withoutAi } from './support/audit.ts';
import { modelRequests } from './support/chat.ts';
import { main, open } from './support/site.ts';

test('[AUD-01] the audit form has three fieldsets, a progress lane and a preview sheet', async ({ page }) => {
  await open(page, '/ai-audit');
  for (const name of [/^You\b/, /^Your business/, /^Your work/])
    await expect(main(page).getByRole('group', { name }).first()).toBeVisible();
  const lane = main(page).getByRole('list').filter({ hasText: 'Report' }).first();
  await expect(lane.locator('[aria-current="step"]')).toHaveText('Work');
  await main(page).getByRole('checkbox', { name: 'Finance' }).check();
  await expect(lane.locator('[aria-current="step"]')).toHaveText('Business');
  const sheet = main(page).getByRole('figure');
  await main(page).getByLabel('Business name').fill('Kyrenia Gate Bakery');
  await expect(lane.locator('[aria-current="step"]')).toContainText(/^You/);
  await expect(sheet).toContainText('This report is for Kyrenia Gate Bakery');
  await expect(sheet).toContainText('2 of 4 steps done');
});

test('[AUD-01, CONST-06, D6] the sheet beside the form says what templates make of the answers, and they and a report by choice send nothing', async ({
  page,
}) => {
  const requests = modelRequests(page);
  await open(page, '/ai-audit');
  const sheet = main(page).getByRole('figure');
  await expect(sheet).toContainText('Sample');
  await main(page).getByRole('checkbox', { name: 'Finance' }).check();
  await expect(sheet).toContainText('This report is for your company');
  await expect(sheet).not.toContainText('Sample');
  await expect(sheet).toContainText('It looks at what you asked about: finance.');
  // An opportunity for the area, and three solutions.
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  await main(page).getByLabel('Business name').fill('Kyrenia Gate Bakery');
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

test('[A12] a sample report is offered on the home page and above the form', async ({ page }) => {
  for (const path of ['/', '/ai-audit'])
    await test.step(path, async () => {
      await open(page, path);
      await main(page).getByRole('link', { name: 'See a sample report' }).click();
      await expect(page).toHaveURL('/ai-audit#sample');
      await expectReport(page);
    });
});
