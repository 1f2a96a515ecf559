import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, section, withoutAi } from './support/audit.ts';
import { main, open } from './support/site.ts';

test('a report begins with what the visitor wrote, and shows its price, its return and a case', async ({
  page,
}) => {
  await fillForm(page, ['Customer service']);
  await main(page).getByLabel('Describe your challenge').fill('Two people type supplier invoices all day.');
  await withoutAi(page).click();
  await expectReport(page);
  const report = main(page).getByRole('article');
  await expect(report.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(report.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(report.getByText('You wrote:')).toBeVisible();
  await expect(report.getByText('Two people type supplier invoices all day.')).toBeVisible();
  const first = section(page, 'Recommended Solutions').getByRole('listitem').first();
  await expect(first).toContainText('Invoice reading for finance');
  await expect(first).toContainText('From €3,200 to €30,000');
  await expect(first).toContainText('€3,200 + 12 × €60 = €3,920');
  await expect(first.getByRole('link', { name: 'Invoices at an accounting firm' })).toHaveAttribute(
    'href',
    '/case-studies/accounting-firm-nicosia',
  );
  await expect(report.getByRole('link', { name: /: a call on / }).first()).toBeVisible();
  const file = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Download Word' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.docx$/);
});

test('[D8] without delivery the button of the contact form says that it opens the mail program once the form is entered', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) sent.push(request.url());
  });
  await open(page, '/contact');
  await main(page).getByLabel('Your name').fill('Anna');
  await main(page).getByLabel('Your email').fill('anna@example.org');
  await main(page).getByLabel('What is it about?').fill('Invoices.');
  await main(page).getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(main(page).getByText(/^Nothing is sent yet/)).toBeVisible();
  expect(sent).toEqual([]);
});
