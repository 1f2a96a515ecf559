import { expect, type Page } from '@playwright/test';

import { test } from './support/storybook.ts';

const inside = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('the states of the chat stand beside each other, in the theme that is chosen', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}/iframe.html?viewMode=docs&id=all-states-chat--docs`);
  await page.getByLabel('Theme').selectOption('dark');
  const state = page.frameLocator('iframe[title="Waiting for an answer"]');
  await expect(state.getByRole('button', { name: 'Stop' })).toBeVisible({ timeout: 30_000 });
  await expect(state.locator('html')).toHaveClass(/dark/);
});

test('a component that opens is checked at 320 px while it is open', async ({ page, storybook }) => {
  await page.goto(`${storybook}/?path=/docs/components-dialog--docs`);
  await inside(page).getByRole('navigation', { name: 'Check it' }).getByText('320 px').click();
  await expect(inside(page).getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  expect(
    await inside(page)
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(320);
});

test('a component and its rules are found by another name of it', async ({ page, storybook }) => {
  await page.goto(`${storybook}/?path=/docs/welcome--docs`);
  await page.getByPlaceholder('Find components').fill('modal');
  await page.getByRole('option', { name: 'Dialog (modal, popup)' }).first().click();
  await expect(inside(page).getByRole('heading', { name: 'Do and don’t' })).toBeVisible({ timeout: 30_000 });
  await expect(inside(page).getByText('Not this?')).toBeVisible();
});
