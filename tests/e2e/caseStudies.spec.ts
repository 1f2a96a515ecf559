import { expect, test } from './fixtures.ts';
import { main, open } from './support/site.ts';

test('[RT-16] an anchor to a case leads to its entry in the list', async ({ page }) => {
  await open(page, '/case-studies#manufacturers-nicosia');
  await expect(main(page).locator('#manufacturers-nicosia')).toBeInViewport();
});
