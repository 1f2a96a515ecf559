import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';

import { serveFolder } from '../support/serveFolder.ts';
import { docsPageFaults } from './support/docsPageFaults.ts';

const index = 'storybook-static/index.json';
if (!existsSync(index)) throw new Error('There is no built Storybook. Run `npm run storybook:build` first.');
const entries: Readonly<
  Record<string, { readonly id: string; readonly type: string; readonly tags: string[] }>
> = JSON.parse(readFileSync(index, 'utf8')).entries;
const docsPages = Object.values(entries).filter(
  ({ type, tags }) => type === 'docs' && !tags.includes('broken'),
);

interface WorkerFixtures {
  readonly storybook: string;
  /** One page for all tests of a worker: Storybook's own script is then read from the cache. */
  readonly window: Page;
}

const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const { url, close } = await serveFolder('storybook-static');
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ browser }, use) => {
      // Width that Storybook's sidebar leaves in a window of 1280 px.
      const page = await browser.newPage({ viewport: { width: 980, height: 760 }, reducedMotion: 'reduce' });
      // A story in a frame is a document of its own, and has its own test.
      await page.addInitScript(() => self !== top && self.stop());
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test('a docs page at fault is found, for each of its faults', async ({ window, storybook }) => {
  const address = `${storybook}/iframe.html?viewMode=docs&id=self-tests-broken-docs--docs`;
  // Whether the focus also scrolls the page depends on when the story is drawn.
  const faults = await docsPageFaults(window, address);
  expect(faults.filter((fault) => !fault.startsWith('scrolled'))).toEqual([
    'console: Something is wrong',
    'console: Something is wrong',
    'the document has data-text-size="double"',
    'textSize of the document: 32px',
    'focus of the document: INPUT',
    'a table is cut: Wide',
    'a table is cut: Wide',
    'a control is no field: hint says Set string',
    'a control is no field: items says Set object',
    'a story stands there twice: story--self-tests-broken-docs--everything',
  ]);
});

test('a story that is played in a frame does not scroll the page around it', async ({ page, storybook }) => {
  await page.goto(`${storybook}/iframe.html?viewMode=docs&id=components-mobilemenu--docs`);
  const frame = page.getByTitle('Components/MobileMenu: All Variants').first();
  await frame.evaluate((element) => element.setAttribute('loading', 'eager'));
  // It is played to its end; the focus may have gone on to the next frame by then.
  await frame.contentFrame().getByRole('link', { name: 'Tech Insights' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const { id } of docsPages)
  test(`the docs page ${id} shows the truth: no error, nothing changed around a story, no table cut, every prop a field, no story twice`, async ({
    window,
    storybook,
  }) => {
    const faults = await docsPageFaults(window, `${storybook}/iframe.html?viewMode=docs&id=${id}`);
    // A dialog that opens in a frame takes the focus into the frame.
    expect(faults.filter((fault) => fault !== 'focus of the document: IFRAME')).toEqual([]);
  });
