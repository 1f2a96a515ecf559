import type { Page } from '@playwright/test';

import { banner } from './site.ts';

/** Opens the display settings in the header. */
export async function openSettings(page: Page) {
  await banner(page)
    .getByRole('button', { name: /display settings/i })
    .click();
}

/** A choice of the display settings. */
export const setting = (page: Page, name: 'Dark' | 'Light' | 'System' | 'High contrast' | 'Reduce motion') =>
  page.getByRole('radio', { name }).or(page.getByRole('switch', { name }));
