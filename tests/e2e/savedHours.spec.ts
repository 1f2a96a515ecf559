import type { Page } from 'playwright';

import { expect, test } from './fixtures.ts';
import { expectReport, withoutAi } from './support/audit.ts';
import { afterPaint, main, open, scriptRequests } from './support/site.ts';
import { expectSystemColors } from './support/systemColors.ts';

const task = (page: Page, name: string | RegExp) => main(page).getByRole('checkbox', { name });
const hours = (sum: number) => `${sum} hours a week in example firms`;
const write = (page: Page) => main(page).getByRole('link', { name: 'My free report' });
const challenge = (page: Page) => main(page).getByLabel('Describe your challenge');
const lanes = (page: Page) =>
  main(page)
    .getByRole('list')
    .filter({ hasText: /^(Calls answered|Answer|Post|Draft)/ })
    .first();

test('[KB-15] tasks of a week become lanes, hours and a report', async ({ page }) => {
  await open(page, '/');
  const scripts = scriptRequests(page);
  await expect(lanes(page).getByRole('listitem')).toHaveCount(5);
  expect(scripts).toEqual([]);

  await task(page, 'Enquiries').check();
  await task(page, 'Invoices').check();
  await expect(main(page).getByRole('status')).toHaveText(hours(16));
  await expect(lanes(page).getByRole('listitem')).toHaveText(['Answer enquiries', 'Enter invoices']);
  await main(page).getByText('How it adds up').click();
  await expect(main(page)).toContainText('120 enquiries × 5\u00a0min = 10 hours');
  await task(page, 'Quotes').check();
  await task(page, 'Quotes').uncheck();
  await expect(main(page).getByRole('status')).toHaveText(hours(16));

  await write(page).click();
  await expect(page).toHaveURL('/ai-audit');
  await expect(challenge(page)).toHaveValue('What takes up our week: enquiries and invoices.');
  await expect(task(page, 'Customer service')).toBeChecked();
  await expect(task(page, 'Finance')).toBeChecked();
  await expect(task(page, 'Sales')).not.toBeChecked();

  await main(page).getByLabel('Contact name').fill('Anna');
  await main(page).getByLabel('Email').fill('anna@example.org');
  await main(page).getByLabel('Business name').fill('Kyrenia Gate Bakery');
  await withoutAi(page).click();
  await expectReport(page);
  await expect(main(page)).toContainText('customer service and finance');
});

test('[KB-15] the choice is there again after Back and after a reload', async ({ page }) => {
  await open(page, '/');
  await task(page, 'Appointments').check();
  await expect(page).toHaveURL('/?automation=appointment-booking');
  await write(page).click();
  await expect(page).toHaveURL('/ai-audit');
  await page.goBack();
  await expect(task(page, 'Appointments')).toBeChecked();
  await expect(main(page).getByRole('status')).toHaveText(hours(6));
  await page.reload();
  await expect(main(page).getByRole('status')).toHaveText(hours(6));
  await task(page, 'Appointments').uncheck();
  await expect(lanes(page).getByRole('listitem')).toHaveCount(5);
  await expect(main(page).getByRole('status')).toHaveText('Nothing is ticked: no hours');
  await expect(page).toHaveURL('/');
});

test('[KB-15] the tasks and most of the drawing are in the first screen, and nothing moves when the hours come into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const opening = main(page).locator('section').first();
  const drawing = opening.getByRole('img', { name: /tangle/ }).filter({ visible: true });
  await expect(drawing).toBeInViewport({ ratio: 0.75 });
  for (const chip of await opening.getByRole('checkbox').all()) {
    await expect(chip).toBeInViewport({ ratio: 1 });
    await chip.click({ trial: true });
  }
  for (const link of await opening.getByRole('link').all()) await link.click({ trial: true });
  const top = async () => (await drawing.boundingBox())?.y;
  const press = () => task(page, 'Enquiries').evaluate((box: HTMLInputElement) => box.click());
  for (const width of [320, 390, 768, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await afterPaint(page);
      const before = await top();
      await press();
      await expect(main(page).getByRole('status')).toHaveText(hours(10));
      expect(await top()).toBe(before);
      if (width === 390) {
        await task(page, 'Enquiries').scrollIntoViewIfNeeded();
        const sum = main(page).getByRole('status').getByText('hours a week');
        await expect(sum).toBeInViewport({ ratio: 1 });
      }
      await press();
      await expect(main(page).getByRole('status')).toHaveText('Nothing is ticked: no hours');
    });
});

test('[KB-16] ticked automations are added up, whatever is shown, and fill the audit', async ({ page }) => {
  await open(page, '/automations');
  await task(page, /^Add to my total.*Answer enquiries$/).check();
  await main(page)
    .getByRole('button', { name: /^Finance/ })
    .click();
  await task(page, /^Add to my total.*Match bank payments$/).check();
  await expect(main(page).getByRole('status')).toHaveText('5 automations 2 ticked: 15 hours a week');
  await main(page).getByRole('button', { name: 'Show all' }).click();
  await expect(task(page, /^Add to my total.*Answer enquiries$/)).toBeChecked();
  const sum = main(page).getByRole('region', { name: 'Added up' });
  await expect(sum).toContainText('15 hours: more than one day of one person’s week');
  await sum.getByText('How it adds up').click();
  await expect(sum.locator('details').getByRole('listitem')).toHaveText([
    '120 enquiries × 5\u00a0min = 10 hours',
    '300 bank payments × 1\u00a0min = 5 hours',
  ]);
  await expectSystemColors(page);
  await write(page).click();
  await expect(challenge(page)).toHaveValue('What takes up our week: enquiries and bank payments.');
});

for (const { width, height, rows, most } of [
  { width: 1280, height: 800, rows: 3, most: 80 },
  { width: 390, height: 844, rows: 1, most: 104 },
])
  test(`[KB-16] the filters and ${rows} of the tasks are in the first screen of ${width} px, and the sum covers little`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/automations');
    await expect(main(page).getByRole('button', { name: /^Sales/ })).toBeInViewport({ ratio: 1 });
    for (const list of await main(page).getByRole('combobox').all())
      await expect(list).toBeInViewport({ ratio: 1 });
    const sum = main(page).getByRole('region', { name: 'Added up' });
    const last = main(page)
      .getByRole('group', { name: 'Automations' })
      .getByRole('listitem')
      .nth(rows - 1);
    const [entry, empty] = [await last.boundingBox(), await sum.boundingBox()];
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(empty?.y ?? 0);
    await main(page).getByRole('button', { name: 'A wholesaler' }).click();
    await expect(sum.getByRole('link', { name: 'My free report' })).toBeVisible();
    expect((await sum.boundingBox())?.height).toBeLessThanOrEqual(most);
  });

test('[KB-16] the order by hours stands in the address', async ({ page }) => {
  await open(page, '/automations');
  await main(page).getByRole('combobox', { name: 'Order' }).selectOption('Sort: hours');
  await expect(page).toHaveURL('/automations?sort=hours');
  await expect(main(page).getByRole('heading', { level: 2, name: '8 hours or more' })).toBeVisible();
  const hours = await main(page)
    .getByRole('group', { name: 'Automations' })
    .getByText(/^\d+ hours a week/)
    .allInnerTexts();
  const numbers = hours.map((text) => Number.parseInt(text, 10));
  expect(numbers).toHaveLength(25);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Finance' })).toBeVisible();
});

test('[KB-15] [KB-16] without scripts nothing is offered to tick, and the catalogue is a list', async ({
  withoutScripts: page,
}) => {
  for (const path of ['/', '/automations']) {
    await page.goto(path);
    await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  }
  await main(page).getByText('Simple ones get an answer').click();
  await expect(main(page).getByText('120 enquiries × 5\u00a0min')).toBeVisible();
  await expect(main(page).getByText('An email or a web form arrives')).toBeVisible();
  await expect(main(page).getByText('Read what is being asked, in Greek or English')).toBeVisible();
});
