import { expect, test } from './fixtures.ts';
import { chunkErrors } from './support/chunks.ts';
import { afterPaint, banner, footer, hydrated, open, scrollTo, scrollY, title } from './support/site.ts';

const post = '/blog/ai-act-article-50';

test('[LOAD-11, LAY-04] a reload keeps the place in a post, and the next path begins at the top', async ({
  page,
}) => {
  await open(page, post);
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.waitForLoadState('load');
  await afterPaint(page);
  expect(await scrollY(page)).toBe(1500);
  await banner(page).getByRole('link', { name: 'About Us' }).click();
  await expect(title(page)).toContainText('About Us');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(post);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test.describe('after a release', () => {
  test.use({ expectedConsole: chunkErrors });

  test('[LOAD-10] a link to a page whose old scripts are gone loads its document, once', async ({ page }) => {
    await open(page, '/');
    let asked = false;
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route('**/about', (route) => {
      asked = true;
      return route.continue();
    });
    await page.route('**/static/js/AboutPage*', (route) =>
      asked ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
    );
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    await expect(title(page)).toContainText('About Us');
    await hydrated(page);
    await expect(page).toHaveURL('/about');
    expect(documents).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[VAL-18] the link that is pressed while the settings of the footer are open is followed', async ({
    page,
  }) => {
    await open(page, '/terms');
    await footer(page).getByRole('button', { name: 'Display settings' }).click();
    await scrollTo(page, 1_000_000);
    const link = footer(page).getByRole('link', { name: 'Privacy Policy' }).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
    await page.mouse.down();
    expect(await link.boundingBox()).toEqual(box);
    await page.mouse.up();
    await expect(page).toHaveURL('/privacy');
  });
});
