import { existsSync, readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';

import { serveFolder } from '../../support/serveFolder.ts';

const folder = 'storybook-static';
if (!existsSync(folder)) throw new Error('There is no built Storybook. Run `npm run storybook:build` first.');

/** An entry of the sidebar. */
interface Entry {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
}

export const entries: readonly Entry[] = Object.values(
  JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries,
);
export const ids: readonly string[] = entries.map(({ id }) => id);

interface WorkerFixtures {
  /** Address of the built Storybook. */
  readonly storybook: string;
  /** One page for all tests of a worker, so that Storybook's script is read from the cache. */
  readonly window: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const { url, close } = await serveFolder(folder);
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ browser }, use) => {
      // Width beside Storybook's sidebar in a window of 1280 px.
      const page = await browser.newPage({ viewport: { width: 980, height: 760 }, reducedMotion: 'reduce' });
      // A story in a frame is a separate document with its own test.
      await page.addInitScript(() => self !== top && self.stop());
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
