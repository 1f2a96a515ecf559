import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openSettings, setting } from './support/preferences.ts';
import { fillStorage, footer, open, stored, storedText, title } from './support/site.ts';

const root = (page: Page) => page.locator('html');
const body = (page: Page) => page.locator('body');
const highContrast = (page: Page) => page.locator('[data-high-contrast="true"]');
const state = (theme: string, settings: object) => ({ 'app-state': JSON.stringify({ theme, settings }) });
const usual = { animationsEnabled: true, highContrastMode: false };

test('[ENT-09, ST-14, ST-15, ST-16, ST-17, CALL-13, A32] the site starts light and stores nothing; theme and contrast are set in header or footer on root, body and layout, and stored', async ({
  page,
}) => {
  await open(page, '/');
  await expect(root(page)).not.toHaveClass(/(^| )dark( |$)/);
  await expect(body(page)).toHaveAttribute('data-theme', 'light');
  await expect(highContrast(page)).toHaveCount(0);
  expect(await storedText(page, 'app-state')).toBeNull();

  await openSettings(page);
  await setting(page, 'Dark').check();
  await expect(root(page)).toHaveClass(/(^| )dark( |$)/);
  await expect(body(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'app-state')).toEqual({ theme: 'dark', settings: usual });
  await setting(page, 'High contrast').check();
  await expect(highContrast(page)).toHaveCount(1);
  await expect(highContrast(page).getByRole('main')).toHaveCount(1);
  expect(await stored(page, 'app-state')).toEqual({
    theme: 'dark',
    settings: { ...usual, highContrastMode: true },
  });
  await setting(page, 'Reduce motion').check();
  expect(await stored(page, 'app-state')).toEqual({
    theme: 'dark',
    settings: { animationsEnabled: false, highContrastMode: true },
  });
  await setting(page, 'Light').check();
  await expect(root(page)).not.toHaveClass(/(^| )dark( |$)/);
  await expect(body(page)).toHaveAttribute('data-theme', 'light');
  await setting(page, 'High contrast').uncheck();
  await expect(highContrast(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await footer(page)
    .getByRole('button', { name: /display settings/i })
    .click();
  await setting(page, 'Dark').check();
  await expect(body(page)).toHaveAttribute('data-theme', 'dark');
});

test.describe('before any script of the app', () => {
  test.use({ expectedConsole: /Failed to (load resource|fetch)/ });

  test('[ST-17] a dark page is dark from the first paint on', async ({ page }) => {
    const ink = () => title(page).evaluate((element) => getComputedStyle(element).color);
    await open(page, '/');
    const light = await ink();
    await fillStorage(page, state('dark', usual));
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto('/');
    await expect(root(page)).toHaveClass(/(^| )dark( |$)/);
    await expect(body(page)).toHaveAttribute('data-theme', 'dark');
    expect(await ink()).not.toBe(light);
  });
});
