import { translateAtOnce } from '../browsers/touched/translate.ts';
import { expect, test } from './fixtures.ts';
import { withoutAi } from './support/audit.ts';
import { main, open } from './support/site.ts';

for (const { path, email, send } of [
  { path: '/contact', email: 'Your email', send: /Send message|Open in my mail program/ },
  { path: '/ai-audit', email: 'Email', send: /without AI/ },
])
  test(`an error on ${path} changes below its field and in the list on a translated page`, async ({
    page,
  }) => {
    await open(page, path);
    const button = main(page).getByRole('button', { name: send });
    await button.click();
    await page.evaluate(translateAtOnce);
    await main(page).getByLabel(email).fill('maria');
    await button.click();
    const words = 'Enter an email address in the correct format, like name@example.com: this one has no @';
    await expect(main(page).getByText(words).filter({ visible: true })).toHaveCount(2);
    await expect(main(page).getByText('Enter your email address')).toHaveCount(0);
  });

test('steps, preview and count of the audit change on a translated page', async ({ page }) => {
  await open(page, '/ai-audit');
  await page.evaluate(translateAtOnce);
  await main(page).getByLabel('Business name').fill('Zephyr Mills');
  await expect(main(page).getByRole('figure')).toContainText('This report is for Zephyr Mills');
  await main(page).getByRole('checkbox', { name: 'Finance' }).check();
  await main(page).getByRole('checkbox', { name: 'Finance' }).uncheck();
  await main(page).getByRole('checkbox', { name: 'HR' }).check();
  await expect(main(page).getByRole('figure')).toContainText('HR');
  await withoutAi(page).click();
  await expect(main(page).getByRole('region', { name: /There are 2 problems/ })).toBeVisible();
});

test('the results and hours of Automations change on a translated page', async ({ page }) => {
  await open(page, '/automations');
  await page.evaluate(translateAtOnce);
  for (const name of [/^Finance/, /^All/, /^Sales/])
    await main(page).getByRole('button', { name }).first().click();
  const shown = await main(page).getByRole('checkbox').count();
  await expect(main(page).getByText(`${shown} automations`).filter({ visible: true }).first()).toBeVisible();
});
