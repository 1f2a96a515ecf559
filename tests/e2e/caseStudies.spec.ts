import { caseStudies } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { main, open, title } from './support/site.ts';

test('[RT-16] the list is filtered by industry, and leads to the page of a case', async ({ page }) => {
  await open(page, '/case-studies');
  const cases = main(page).getByRole('link', { name: /^Read the case/ });
  await expect(cases).toHaveCount(caseStudies.length);
  await main(page)
    .getByRole('button', { name: /Health/ })
    .click();
  await expect(cases).toHaveCount(1);
  await expect(page).toHaveURL(/\?industry=Health$/);
  await cases.click();
  await expect(page).toHaveURL(/\/case-studies\/clinic-nicosia$/);
  await expect(title(page)).toHaveText('Missed calls at a clinic: from 31% to 3%');
  await expect(main(page)).toContainText('It did not understand village names as Cypriots say them.');
  await expect(main(page)).toContainText('€12,000');
  await expect(main(page)).toContainText('Paid back in 9 months');
});

test('[RT-16] an anchor to a case leads to its entry in the list', async ({ page }) => {
  await open(page, '/case-studies#manufacturers-nicosia');
  await expect(main(page).locator('#manufacturers-nicosia')).toBeInViewport();
});
