import { expect, test } from './fixtures.ts';
import { fillForm, generate, reportShown, withoutAi } from './support/audit.ts';
import { modelRequests } from './support/chat.ts';
import { main, open } from './support/site.ts';

const draft = () => sessionStorage.getItem('audit-draft');
const promise = 'Your answers are kept in this tab';

test('[A10] the audit form saves a draft from the first letter on, and says so', async ({ page }) => {
  await open(page, '/ai-audit');
  await main(page).getByLabel('Business name').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(draft)).toBeNull();
  await expect(main(page)).not.toContainText(promise);
  await main(page).getByLabel('Business name').pressSequentially('B');
  await expect(main(page)).toContainText(promise);
  expect(await page.evaluate(draft)).toContain('"businessName":"B"');
  await main(page).getByRole('button', { name: 'Start over' }).click();
  await expect(main(page)).not.toContainText(promise);
  expect(await page.evaluate(draft)).toBeNull();
});

test.describe('with a storage that is full', () => {
  test('[A10] the audit form says at once that the draft cannot be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No.', 'QuotaExceededError');
      };
    });
    await open(page, '/ai-audit');
    await main(page).getByLabel('Business name').fill('Bakery');
    await expect(main(page)).toContainText('This browser does not keep what you type.');
  });
});

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

test('[AUD-01] the sheet beside the form says what templates make of the answers so far, and sends nothing', async ({
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
  await reportShown(page);
  await expect(main(page)).toContainText(opportunity.split('. ')[0] ?? opportunity);
  expect(requests).toEqual([]);
});

for (const width of [320, 390, 768])
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

test('[VAL-14] the audit form validates on submit, and from then on as each field is left', async ({
  page,
}) => {
  await open(page, '/ai-audit');
  const email = main(page).getByLabel('Email');
  await email.fill('nobody');
  await email.blur();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  const title = await page.title();
  await generate(page).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(`Error: ${title}`);
  const name = main(page).getByLabel('Contact name');
  await name.fill('Anna');
  await name.blur();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  const summary = main(page).getByRole('region', { name: 'There are 2 problems' });
  await expect(summary.getByRole('link')).toHaveCount(2);
  await name.fill('');
  await name.blur();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('[A12] a sample report is offered on the home page and above the form', async ({ page }) => {
  for (const path of ['/', '/ai-audit'])
    await test.step(path, async () => {
      await open(page, path);
      await main(page).getByRole('link', { name: 'See a sample report' }).click();
      await expect(page).toHaveURL('/ai-audit#sample');
      await reportShown(page);
    });
});
