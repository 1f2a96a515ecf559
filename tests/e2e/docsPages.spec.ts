import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

import { docsPageFaults } from './support/docsPageFaults.ts';
import { entries, ids, test } from './support/storybook.ts';

test('a story that is played in a frame does not scroll the page around it', async ({ page, storybook }) => {
  await page.goto(`${storybook}/iframe.html?viewMode=docs&id=components-mobilemenu--docs`);
  const frame = page.getByTitle('Components/MobileMenu: All Variants').first();
  await frame.evaluate((element) => element.setAttribute('loading', 'eager'));
  // It is played to its end; the focus may have gone on to the next frame by then.
  await frame.contentFrame().getByRole('link', { name: 'Tech Insights' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const hasGuide = (importPath: string) =>
  /\.stories\./.test(importPath) && existsSync(importPath.replace('.stories.', '.guide.'));

const pages = entries.filter(({ type }) => type === 'docs');
/** Pages with components in them, which prose has not. */
const isDrawn = ({ importPath }: (typeof pages)[number]) =>
  importPath.endsWith('.mdx') && /^import (?!{ Meta })/m.test(readFileSync(importPath, 'utf8'));
/** The others: prose, and pages that one component draws from a story file and its guide (guides.test.tsx). */
const alike = pages.filter((page) => !isDrawn(page));
/** Every page with components of its own, and a tenth of the others. */
const checked = pages.filter((page) => isDrawn(page) || alike.indexOf(page) % 10 === 0);

for (const { id, importPath } of checked)
  test(`the docs page ${id} shows the truth: no error, nothing changed around a story, no table cut, every prop a field, no story twice, no link to nowhere`, async ({
    window,
    storybook,
  }) => {
    expect(await docsPageFaults(window, `${storybook}/iframe.html?viewMode=docs&id=${id}`)).toEqual([]);
    expect((await linkedEntries(window)).filter((entry) => !ids.includes(entry))).toEqual([]);
    if (hasGuide(importPath))
      await test.step('each part has its number, no number covers another, and each frame has its story', () =>
        expectNumberedParts(window));
  });

/** Ids of the entries that the links of a docs page lead to. */
const linkedEntries = (page: Page) =>
  page
    .locator('#storybook-docs a[href*="?path="]')
    .evaluateAll((links) =>
      links.map((link) =>
        (new URL((link as HTMLAnchorElement).href).searchParams.get('path') ?? '').replace(/^\/\w+\//, ''),
      ),
    );

async function expectNumberedParts(page: Page) {
  const anatomy = page.getByRole('region', { name: 'Anatomy' });
  await anatomy.scrollIntoViewIfNeeded();
  const count = await anatomy.locator('> ol > li').count();
  expect(count).toBeGreaterThan(0);
  // The drawing itself may have lists and circles.
  const numbers = anatomy.locator('> div > svg circle');
  await expect(numbers).toHaveCount(count, { timeout: 30_000 });
  const places = await numbers.evaluateAll((all) =>
    all.map((each) => [Number(each.getAttribute('cx')), Number(each.getAttribute('cy'))] as const),
  );
  const covered = places.filter(([x, y], index) =>
    places.slice(0, index).some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 20),
  );
  expect(covered).toEqual([]);
  const stage = await anatomy.locator('> div > svg').boundingBox();
  const outside = places.filter(
    ([x, y]) => x < 10 || y < 10 || x > (stage?.width ?? 0) - 10 || y > (stage?.height ?? 0) - 10,
  );
  expect(outside).toEqual([]);
  const framed = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((each) => new URL((each as HTMLIFrameElement).src).searchParams.get('id')));
  expect(framed.filter((story) => !ids.includes(story ?? ''))).toEqual([]);
}
