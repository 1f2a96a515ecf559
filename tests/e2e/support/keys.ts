import { expect, type Locator, type Page } from '@playwright/test';

const most = 150;

/** Presses Tab, or Shift+Tab, until the target has the focus. Throws after 150 presses. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Moves the focus to a control by keyboard and presses a key. */
export async function press(
  page: Page,
  target: Locator,
  { with: pressed = 'Enter', by }: { readonly with?: 'Enter' | 'Space'; readonly by?: 'Shift+Tab' } = {},
) {
  await tabTo(page, target, by);
  await page.keyboard.press(pressed);
}
