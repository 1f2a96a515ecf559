import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Presses a download button and returns the name and text of the file. */
export async function downloaded(page: Page, button: Locator) {
  const waiting = page.waitForEvent('download');
  await button.click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
