import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';

import { unknownPath } from './support/routes.ts';

const configFile = fileURLToPath(new URL('../../site/vite.config.ts', import.meta.url));

/** Pages with a list, a form, a post and none; hydration.spec.ts checks every page with React's warnings. */
const paths = ['/services', '/ai-audit', '/blog/ai-act-article-50', unknownPath];

test('[X-05] no page has an error or a warning in the console of the development server', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const server = await createServer({ configFile, server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`));

  await page.goto(url ?? '');
  await page.getByRole('button', { name: 'Chat' }).waitFor();
  for (const route of paths) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, route);
    await expect(page.getByText('Loading page...')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not found');
  const health = await page.request.get(new URL('/api/health', url).href);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  expect(complaints).toEqual([]);
  await server.close();
});
