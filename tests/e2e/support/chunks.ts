import type { Page } from '@playwright/test';

import { hold } from './site.ts';

const scripts = '**/static/js/**';

/** Console messages to expect when script chunks fail on purpose. */
export const chunkErrors = /Failed to load resource|Loading chunk|ChunkLoadError|dynamically imported module/;

/** From now on every request for a script chunk is aborted. */
export const breakChunks = (page: Page) => page.route(scripts, (route) => route.abort());

/** From now on the server answers 404 for every script chunk. */
export const removeChunks = (page: Page) =>
  page.route(scripts, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );

/** From now on script chunks wait until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, scripts);
  return async () => {
    release();
    await page.unroute(scripts);
  };
}

/** Script chunks arrive again. */
export const restoreChunks = (page: Page) => page.unroute(scripts);
