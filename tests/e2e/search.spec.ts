import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { banner, hydrated, main, open, title, toast } from './support/site.ts';

const opener = (page: Page) => banner(page).getByRole('button', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const status = (page: Page) => page.getByRole('search').getByRole('status');

test('the search in the header finds a service, is loaded only when the visitor searches, and its result opens the page and closes the search', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await expect(opener(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ofSearch = () => asked.filter((path) => /search/i.test(path));
  expect(ofSearch()).toEqual([]);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(ofSearch).toContain('/search.json');
  await field(page).fill('voice agnts');
  await expect(status(page)).toHaveText(/\d+ (best )?results?/);
  await dialog(page).getByRole('link', { name: 'AI voice agents', exact: true }).click();
  await expect(page).toHaveURL('/services/voice-agents');
  await expect(title(page)).toHaveText('AI voice agents');
  await expect(dialog(page)).toHaveCount(0);
});

test('a question found by the search opens its answer, on its own page and from another', async ({
  page,
}) => {
  for (const from of ['/', '/about']) {
    await open(page, from);
    await opener(page).click();
    await field(page).fill('where is my data stored');
    await dialog(page).getByRole('link', { name: 'Where is our data stored, and who sees it?' }).click();
    await expect(page).toHaveURL('/#question-data-protection');
    const answer = main(page).getByText('it stays in the European Union (EU)', { exact: false });
    await expect(answer).toBeInViewport();
  }
});

test('the search works by keyboard alone', async ({ page }) => {
  await open(page, '/about');
  await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', '/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('draft quotes');
  await expect(status(page)).toHaveText(/result/);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link', { name: 'Draft quotes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the slash key types a slash in a field instead of opening the search', async ({ page }) => {
  await open(page, '/contact');
  const name = main(page).getByRole('textbox').first();
  await name.click();
  await page.keyboard.type('a/b');
  await expect(name).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('the search key can be switched off, also for the next visit', async ({ page }) => {
  await open(page, '/');
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Switch the slash key off' }).click();
  await expect(dialog(page)).toContainText('The slash key (/) does not open this.');
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  await expect(opener(page)).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Switch the slash key on' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test.describe('the search when its script does not load', () => {
  test.use({ expectedConsole: /Failed to load resource|Loading chunk|ERR_FAILED/ });

  test('says so, and works once the page is loaded again', async ({ page }) => {
    await page.route('**/static/js/SearchDialog*', (route) => route.abort());
    await open(page, '/');
    await opener(page).click();
    await expect(toast(page, 'The search did not load')).toBeVisible();
    await page.unroute('**/static/js/SearchDialog*');
    // A browser remembers that a script did not load for as long as the page is there.
    await page.reload();
    await hydrated(page);
    await opener(page).click();
    await expect(field(page)).toBeFocused();
  });
});

test.describe('the search on the not-found page', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('covers the whole site and offers words to begin with', async ({ page }) => {
    await open(page, '/nope');
    await main(page).getByRole('button', { name: 'invoices' }).click();
    await expect(field(page)).toHaveValue('invoices');
    await expect(status(page)).toHaveText(/result/);
    await expect(main(page).getByRole('search').getByRole('link').first()).toBeVisible();
  });
});

test.describe('the search without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 404/ });

  test('offers no suggested words on the not-found page', async ({ page }) => {
    await page.goto('/nope');
    await expect(field(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'invoices' })).toBeHidden();
  });

  test('is a link to the list of every page', async ({ page }) => {
    await page.goto('/');
    await banner(page).getByRole('link', { name: 'Search' }).first().click();
    await expect(page).toHaveURL('/sitemap');
  });
});
