import type { Page } from '@playwright/test';

const pieces = '**/static/js/**';

/** What the console may say when script pieces fail on purpose. */
export const failedPieces = [
  /Failed to load resource/,
  /Loading chunk/,
  /ChunkLoadError/,
  /dynamically imported module/,
];

/** From now on no script piece arrives. */
export const breakPieces = (page: Page) => page.route(pieces, (route) => route.abort());

/** From now on the server knows no script piece. */
export const losePieces = (page: Page) =>
  page.route(pieces, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));

/** From now on script pieces wait until the returned function is called. */
export async function holdPieces(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pieces, async (route) => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unroute(pieces);
  };
}

/** Script pieces arrive again. */
export const mendPieces = (page: Page) => page.unroute(pieces);
