import type { Page } from '@playwright/test';

/** Returns everything that the browser stores for this site. */
export const everythingStored = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))),
});

/** An empty store. */
export const nothingStored = { cookies: [], local: {}, session: {}, databases: [], caches: [] };
