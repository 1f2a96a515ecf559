import { expect, test } from './fixtures.ts';
import { watchFocus } from './support/announcements.ts';
import { answersOfABakery, expectReport, generate } from './support/audit.ts';
import { press, tabTo } from './support/keys.ts';
import { main, open, storedText } from './support/site.ts';

test.use({ expectedConsole: /status of 503/ });

test('[X-02, X-06, ST-11] the audit never loses the focus when used by keyboard; a past report is deleted after a confirmation, the others stay', async ({
  page,
}) => {
  const losses = await watchFocus(page);
  const button = (name: string | RegExp) => main(page).getByRole('button', { name });
  await open(page, '/ai-audit');
  await press(page, generate(page));
  const problems = main(page).getByRole('region', { name: 'There are 3 problems' });
  await expect(problems).toBeFocused();
  await press(page, problems.getByRole('link').first());
  await expect(main(page).getByLabel('Business name')).toBeFocused();
  for (const label of ['Business name', 'Contact name', 'Email', 'Phone'] as const) {
    await tabTo(page, main(page).getByLabel(label));
    await page.keyboard.type(answersOfABakery[label]);
  }
  await press(page, main(page).getByRole('checkbox', { name: 'Finance' }), {
    by: 'Shift+Tab',
    with: 'Space',
  });
  await tabTo(page, main(page).getByLabel('Describe your challenge'));
  await page.keyboard.type('Typing twice.');
  await press(page, generate(page));
  await expectReport(page);
  const title = main(page).getByRole('heading', { name: /Kyrenia Gate Bakery/ });
  await expect(title).toBeFocused();

  await press(page, main(page).getByRole('link', { name: 'Key Opportunities' }));
  await expect(main(page).getByRole('heading', { name: 'Key Opportunities' })).toBeFocused();
  await tabTo(page, main(page).getByLabel('Hours a week this work takes now'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20');
  await press(page, button('Share'), { by: 'Shift+Tab' });
  await expect(page.getByRole('dialog', { name: 'Share this report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Share')).toBeFocused();

  await press(page, button('Change my answers'), { by: 'Shift+Tab' });
  await expect(main(page).getByRole('form', { name: 'Audit form' })).toBeFocused();
  await press(page, main(page).getByRole('link', { name: 'See a sample report' }), { by: 'Shift+Tab' });
  await expectReport(page);
  await press(page, button('Keep this report in this browser'), { by: 'Shift+Tab' });
  await press(page, button('Compare'));
  await expect(main(page).getByRole('heading', { name: 'Two reports side by side' })).toBeFocused();
  await press(page, button('Back to the report'), { by: 'Shift+Tab' });
  await expectReport(page);
  await press(page, button('Back to the form'), { by: 'Shift+Tab' });

  const reports = main(page).getByRole('group', { name: 'Your reports' });
  // The newest is first.
  await expect(reports.getByRole('listitem')).toHaveCount(2);
  await expect(reports.getByRole('listitem').last()).toContainText('Kyrenia');
  await press(page, button(/^Rename .*Kyrenia/));
  await page.keyboard.type('Ovens');
  await page.keyboard.press('Enter');
  await expect(button('Rename Ovens')).toBeFocused();
  await press(page, button('Delete Ovens'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(reports).toBeFocused();
  await expect(reports.getByRole('listitem')).toHaveCount(1);
  expect(await storedText(page, 'audits')).not.toContain('Kyrenia');
  await press(page, button('Delete all'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }));
  await expect(main(page).getByRole('heading', { name: 'No reports any more' })).toBeVisible();
  expect((await storedText(page, 'audits')) ?? '[]').toBe('[]');
  expect(losses).toEqual([]);
});
