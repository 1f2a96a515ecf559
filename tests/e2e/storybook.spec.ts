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

test('code to copy has its import, and its handlers have names', async ({ page, storybook }) => {
  await page.goto(`${storybook}/iframe.html?viewMode=docs&id=components-button--docs`);
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  const code = page.locator('.docblock-source, pre').filter({ hasText: 'handleClick' }).first();
  await expect(code).toContainText("import { Button } from 'consultancy-design-system';");
  await expect(code).toContainText('onClick={handleClick}');
});

test('the toolbar above a page fits into a window of 1280 px', async ({ page, storybook }) => {
  await page.goto(`${storybook}/?path=/story/pages-enterpriseitstrategypage--default`);
  await expect(page.getByRole('button', { name: /storage/i })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'On the site' })).toBeVisible();
  const ends = await page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(8);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1280);
});

test('a component and its rules are found by another name of it', async ({ page, storybook }) => {
  await page.goto(`${storybook}/?path=/docs/welcome--docs`);
  await page.getByPlaceholder('Find components').fill('modal');
  await page.getByRole('option', { name: 'Dialog (modal, popup)' }).first().click();
  await expect(inside(page).getByRole('heading', { name: 'Do and don’t' })).toBeVisible({ timeout: 30_000 });
  await expect(inside(page).getByText('Not this?')).toBeVisible();
});

test('a component is shown in dark and checked with axe by one link', async ({ page, storybook }) => {
  await page.goto(`${storybook}/?path=/docs/components-button--docs`);
  await inside(page).getByRole('navigation', { name: 'Check it' }).getByText('dark').click();
  await expect(inside(page).locator('html')).toHaveClass(/dark/, { timeout: 30_000 });
  const axe = page.getByRole('tab', { name: /Passes \d+/ }).or(page.getByText(/\d+ passes/i));
  await expect(axe.first()).toBeVisible({ timeout: 30_000 });
});
