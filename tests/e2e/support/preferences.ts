import type { Page } from '@playwright/test';

import { banner } from './site.ts';

/** Opens the display settings in the header. */
export async function openSettings(page: Page) {
  await banner(page)
    .getByRole('button', { name: /display settings/i })
    .click();
}

/** A choice of the display settings. */
export const setting = (page: Page, name: 'Dark' | 'Light' | 'High contrast' | 'Reduce motion') => {
  const words = new RegExp(`^${name}`, 'i');
  return page
    .getByRole('radio', { name: words })
    .or(page.getByRole('checkbox', { name: words }))
    .or(page.getByRole('switch', { name: words }));
};
