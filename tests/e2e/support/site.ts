import { expect, type Page } from '@playwright/test';

/** The landmarks of every page. */
export const banner = (page: Page) => page.getByRole('banner');
export const main = (page: Page) => page.getByRole('main');
/** Visible toast. Its text is in a live region too, for about a second. */
export const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('paragraph').filter({ hasText: words });
export const footer = (page: Page) => page.getByRole('contentinfo');
/** Heading of level 1 of the page. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Resolves when the prerendered page is hydrated. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

/** Whether the keyboard focus is in the page's content. */
export const focusInMain = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main') != null);

/** Pauses the page's clock. Call `page.clock.install()` before opening. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits two frames, so that the effects of a scroll or a resize are painted. */
export const afterPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Lets pending tasks of the page run, even if its clock is paused. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });

/** Scrolls to a position in CSS pixels without animation, and waits until it is painted. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await afterPaint(page);
}

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Returns the addresses of all script chunks that the page requests from now on. */
export function scriptRequests(page: Page): URL[] {
  const urls: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(new URL(request.url()));
  });
  return urls;
}

/** Makes the browser report that the visitor wants to save data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Returns the console messages from now on, as "type: text". */
export function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

/** Returns the text under a key of local storage, or `null`. */
export const storedText = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits for a value under a key of local storage and returns it. */
export async function stored(page: Page, key: string): Promise<unknown> {
  await expect.poll(() => storedText(page, key)).not.toBeNull();
  return JSON.parse((await storedText(page, key)) ?? 'null');
}

/** Fills local storage before the site is opened, on a file of the same origin without scripts. */
export async function fillStorage(page: Page, entries: Readonly<Record<string, string>>) {
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
}

/** Holds the requests for these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The page may be closed, or may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}
