import type { Page } from '@playwright/test';

import { hold } from './site.ts';

const scripts = '**/static/js/**';

/** Console messages to expect when script chunks fail on purpose. */
export const chunkErrors = /Failed to load resource|Loading chunk|ChunkLoadError|dynamically imported module/;

/** Aborts each request for a script chunk from now on. */
export const breakChunks = (page: Page) => page.route(scripts, (route) => route.abort());

/** Responds to each request for a script chunk with 404 from now on. */
export const removeChunks = (page: Page) =>
  page.route(scripts, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );

/** Holds all requests for script chunks until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, scripts);
  return async () => {
    release();
    await page.unroute(scripts);
  };
}

/** Lets script chunks load again. */
export const restoreChunks = (page: Page) => page.unroute(scripts);
