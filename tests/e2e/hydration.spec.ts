import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

import { builtRoutes } from '../support/builtRoutes.ts';
import { serveFolder } from '../support/serveFolder.ts';

// Production React is silent about attributes that differ, so this one check uses a build with React's warnings in it.
const folder = 'dist-development/client';

let site: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  if (!existsSync(folder))
    throw new Error('Run `npm run build -- --development` first: hydration is checked on that build.');
  site = await serveFolder(folder);
});
test.afterAll(() => site.close());

/** Everything the browser complains about while a page starts. */
async function complaintsOf(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/404 \(Not Found\)/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  await page.getByRole('button', { name: 'Chat' }).waitFor();
  return complaints;
}

test('[X-05] every page hydrates without a React warning', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of [...builtRoutes(folder), '/automations?area=Finance'])
    expect(await complaintsOf(page, site.url + route), `what ${route} complains about`).toEqual([]);
});

// On a page of its own: where Playwright answers a request, the browser caches none.
test('[X-05] the not-found page hydrates without a React warning at an unknown address', async ({ page }) => {
  await page.route('**/unknown', (route) =>
    route.fulfill({ path: `${folder}/404.html`, status: 404, contentType: 'text/html' }),
  );
  for (const path of ['/no/such/unknown', '/services/unknown', '/ai-audit/unknown', '/case-studies/unknown'])
    expect(await complaintsOf(page, site.url + path), path).toEqual([]);
});
