import type { ConsoleMessage, Page } from '@playwright/test';

/** Attributes that Storybook sets on the root element while the toolbar is untouched. */
const ownAttributes = ['lang="en"', 'class=""', 'data-motion="on"', 'data-text-size="usual"'];
const untouched = {
  textSize: '16px',
  focus: 'BODY',
  scrolled: '0 0',
};

/**
 * Returns the faults of a docs page as sentences: errors and warnings in the console, changes that a story made outside
 * itself, cut tables, props that cannot be typed, and stories that are shown twice. Resolves when all stories are
 * rendered.
 */
export async function docsPageFaults(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  };
  const crash = (error: Error) => faults.push(`error: ${error.message}`);
  page.on('console', hear);
  page.on('pageerror', crash);
  await page.goto(address);
  await page.locator('#storybook-docs :is(h1, h2)').first().waitFor();
  await page.locator('#storybook-docs .docs-story').evaluateAll(async (stories) => {
    const drawn = (story: Element) => !story.querySelector('[data-side="loader"], .sb-loader');
    while (!stories.every(drawn)) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  // A story in a frame has the focus while its play function runs.
  const played = Date.now() + 10_000;
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? '');
  let focus = await focused();
  for (; focus === 'IFRAME' && Date.now() < played; focus = await focused()) await page.waitForTimeout(100);
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const cut = (table: Element) => {
      const { right } = table.getBoundingClientRect();
      for (let box = table.parentElement; box; box = box.parentElement) {
        const scrolls = getComputedStyle(box).overflowX !== 'visible' || box === root;
        if (scrolls && box.getBoundingClientRect().right + 1 < right) return true;
      }
      return false;
    };
    return {
      attributes: Array.from(root.attributes, ({ name, value }) => `${name}="${value}"`),
      root: {
        textSize: getComputedStyle(root).fontSize,
        scrolled: `${scrollX} ${scrollY}`,
      },
      cutTables: Array.from(document.querySelectorAll('table'))
        .filter(cut)
        .map((table) => table.innerText.slice(0, 60)),
      setters: Array.from(document.querySelectorAll('#storybook-docs td button'))
        .filter((button) => /^Set (string|object)$/.test(button.textContent ?? ''))
        .map((button) => `${button.closest('tr')?.cells[0]?.innerText} says ${button.textContent}`),
      stories: Array.from(document.querySelectorAll('.sb-story'), ({ id }) => id.replace(/--primary$/, '')),
      wide: root.scrollWidth - root.clientWidth,
    };
  });
  page.off('console', hear);
  page.off('pageerror', crash);
  for (const attribute of found.attributes)
    if (!ownAttributes.includes(attribute)) faults.push(`the document has ${attribute}`);
  const root = { ...found.root, focus };
  for (const key of ['textSize', 'focus', 'scrolled'] as const)
    if (root[key] !== untouched[key]) faults.push(`${key} of the document: ${root[key]}`);
  for (const table of found.cutTables) faults.push(`a table is cut: ${table}`);
  for (const setter of found.setters) faults.push(`a control is no field: ${setter}`);
  for (const story of found.stories.filter((id, index, all) => all.indexOf(id) !== index))
    faults.push(`a story stands there twice: ${story}`);
  if (found.wide > 0) faults.push(`the page is ${found.wide} px wider than its window`);
  return faults;
}
