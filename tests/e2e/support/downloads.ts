import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Presses what hands out a file, and gives its name and text. */
export async function downloaded(page: Page, button: Locator) {
  const waiting = page.waitForEvent('download');
  await button.click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
