import type { Page } from '@playwright/test';

const scripts = '**/static/js/**';

/** Console messages to expect when script chunks fail on purpose. */
export const chunkErrors = [
  /Failed to load resource/,
  /Loading chunk/,
  /ChunkLoadError/,
  /dynamically imported module/,
];

/** From now on every request for a script chunk is aborted. */
export const breakChunks = (page: Page) => page.route(scripts, (route) => route.abort());

/** From now on the server answers 404 for every script chunk. */
export const removeChunks = (page: Page) =>
  page.route(scripts, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );

/** From now on script chunks wait until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unroute(scripts);
  };
}

/** Script chunks arrive again. */
export const restoreChunks = (page: Page) => page.unroute(scripts);
