import type { APIRequestContext } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { breakChunks, chunkErrors, holdChunks, removeChunks, restoreChunks } from './support/chunks.ts';
import {
  banner,
  consoleOf,
  footer,
  main,
  open,
  scriptRequests,
  settled,
  stopClock,
  title,
  toast,
} from './support/site.ts';

const sentence = "We're sorry, but the page you requested couldn't be loaded.";

test('[LOAD-01, LOAD-07, CALL-16] the scripts of a page are fetched when it is needed, all from static/js under the root, deep pages included', async ({
  page,
  baseURL,
}) => {
  const scripts = scriptRequests(page);
  await open(page, '/services/consultancy');
  const before = scripts.length;
  await banner(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(title(page)).toContainText(/contact/i);
  expect(scripts.length).toBeGreaterThan(before);
  for (const url of scripts) expect(url.href).toMatch(new RegExp(`^${baseURL}/static/js/[^/]+\\.js$`));
});

test('[LOAD-02] "Loading page..." shows while a page loads, and the old page stays', async ({ page }) => {
  await open(page, '/');
  const home = await title(page).innerText();
  const release = await holdChunks(page);
  await banner(page).getByRole('link', { name: 'About Us' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Loading page...' });
  await expect(status).toBeVisible();
  await expect(title(page)).toHaveText(home);
  // In line with the page, also where the window is wider than its content.
  const words = await page.getByText('Loading page...').boundingBox();
  expect(words?.x).toBe((await title(page).boundingBox())?.x);
  await release();
  await expect(title(page)).toContainText('About Us');
  await expect(page.getByText('Loading page...')).toBeHidden();
});

test.describe('a page that does not load', () => {
  test.use({ expectedConsole: chunkErrors });

  test.beforeEach(async ({ page }) => {
    await open(page, '/');
  });

  test('[LOAD-04, LOAD-05, ERR-13, ERR-17, X-08, LOAD-09] shows and focuses the specified words, is logged with type "error" and its address, and leaves navigation and chat working', async ({
    page,
  }) => {
    const lines = consoleOf(page);
    await breakChunks(page);
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    const heading = page.getByRole('heading', { name: 'Page Failed to Load', exact: true });
    await expect(heading).toBeFocused();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/Page Failed to Load/);
    await expect(page).toHaveURL('/about');
    await expect(footer(page)).toBeVisible();
    const line = lines.find((text) => text.includes('Loading chunk failed'));
    expect(line).toMatch(/Loading chunk \S+ failed\. \(error: http\S+\/static\/js\/\S+\.js\)/);

    await restoreChunks(page);
    await page.getByRole('button', { name: 'Chat' }).click();
    await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
    await page.getByRole('button', { name: /minimi[sz]e/i }).click();
    await banner(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(heading).toBeHidden();
    await expect(main(page).getByRole('link', { name: /audit/i }).first()).toBeVisible();
  });

  test('[LOAD-04] shows the specified words when only its style sheet is missing', async ({ page }) => {
    await page.route('**/static/css/*', (route) => route.abort());
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { name: 'Page Failed to Load', exact: true })).toBeVisible();
  });

  test('[LOAD-06, ERR-13, ERR-17] is logged as "missing" when the server does not know it, and loaded again by "Reload Page"', async ({
    page,
  }) => {
    const lines = consoleOf(page);
    await removeChunks(page);
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    const reload = page.getByRole('button', { name: 'Reload Page', exact: true });
    await expect(reload).toBeVisible();
    const line = lines.find((text) => text.includes('Loading chunk failed'));
    expect(line).toMatch(/Loading chunk \S+ failed\. \(missing: http\S+\/static\/js\/\S+\.js\)/);
    await restoreChunks(page);
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await expect(title(page)).toContainText('About Us');
    const kinds = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .filter((entry) => entry instanceof PerformanceNavigationTiming)
        .map(({ type }) => type),
    );
    expect(kinds).toEqual(['reload']);
  });
});

test.describe('a script chunk that never arrives', () => {
  test.use({ expectedConsole: chunkErrors });

  test('[A40] offers a way out after ten seconds', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const home = await title(page).innerText();
    const release = await holdChunks(page);
    await stopClock(page);
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    await page.clock.fastForward(10_500);
    await expect(page.getByText('Still loading… check your connection.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '/about');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Loading page...')).toBeHidden();
    await expect(main(page)).toBeFocused();
    await expect(toast(page, 'Loading stopped')).toBeVisible();
    await release();
    await page.clock.resume();
    await settled(page);
    await expect(page).toHaveURL('/');
    await expect(title(page)).toHaveText(home);
  });
});

test.describe('an app that cannot start', () => {
  test.use({ expectedConsole: chunkErrors });
  const text = 'The application failed to initialize. Please check the console for details.';
  const entryOf = async (request: APIRequestContext) =>
    /\/static\/js\/index\.[\w-]+\.js/.exec(await (await request.get('/about')).text())?.[0];

  test('[ERR-15] shows "Critical Error" above a page that can still be read', async ({ page, request }) => {
    const entry = await entryOf(request);
    await page.route(`**${entry}`, (route) => route.abort());
    await page.goto('/about');
    const box = page.getByRole('alert').filter({ hasText: 'Critical Error' });
    await expect(box.getByRole('heading', { name: 'Critical Error', exact: true })).toBeVisible();
    await expect(box.getByText(text, { exact: true })).toBeVisible();
    // The first script that fails is named: the entry, or one that imports it.
    await expect(box).toContainText('/static/js/');
    await expect(title(page)).toContainText('About Us');
    await expect(footer(page)).toBeVisible();
  });

  test('[ERR-15] shows "Critical Error" also when only a later chunk is missing', async ({
    page,
    request,
  }) => {
    const entry = await entryOf(request);
    await page.route('**/static/js/**', (route) =>
      new URL(route.request().url()).pathname === entry ? route.continue() : route.abort(),
    );
    await page.goto('/about');
    await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await expect(title(page)).toContainText('About Us');
  });
});
