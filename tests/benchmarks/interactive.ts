// Measures the built site on a slow phone with a slow connection: the times until it is painted, until the Chat button
// responds, until its panel is open and until a form responds. Also counts rounds of requests. The requests of a round
// are sent at the same time, after the responses to the round before.
// Usage: npm run benchmark -- interactive [--against <another dist folder>] [--visits 5]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { holdInRounds } from '#tests/e2e/requestRounds.ts';
import { browserArgs, browserPath } from '#tests/support/browser.ts';

import { observeUse, type Use } from './observeUse.ts';
import { dist, serve } from './serveBuilt.ts';

const routes = ['/', '/ai-audit', '/contact'] as const;
/** Slowdown of the phone, as a multiple of this machine's time. */
const slowdown = 4;
/** Slow 4G connection, as browsers define it: latency in milliseconds, and bytes a second. */
const connection = { latency: 150, downloadThroughput: (1.6 * 1024 ** 2) / 8, uploadThroughput: 750 * 128 };
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Figures of a page in the order of printing, with their goals in milliseconds. */
const columns = {
  'first paint': undefined,
  'largest paint': undefined,
  'Chat answers': 2500,
  'panel after': 600,
  'form answers': 2500,
  'typed is kept': undefined,
  rounds: 3,
  'rounds after': 1,
} as const;
type Figures = Partial<Record<keyof typeof columns, number>>;

const { values } = parseArgs({ options: { against: { type: 'string' }, visits: { type: 'string' } } });
const visits = Number(values.visits ?? 5);

const folders = [...(values.against ? [path.resolve(values.against)] : []), dist];
const sites = await Promise.all(folders.map((folder) => serve(`${folder}/client`)));
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
try {
  // The first page of a browser is slower, because the browser is starting. It is not measured.
  await openChat(browser, sites[0]?.url ?? '');
  console.log(row('Page', Object.keys(columns)));
  console.log(row('(goal)', Object.values(columns).map(formatMs)));
  for (const route of routes) {
    const measured: Figures[][] = sites.map(() => []);
    for (let visit = 0; visit < visits; visit++)
      for (const [index, { url }] of sites.entries()) {
        const form = route === '/' ? {} : await sendForm(browser, url + route);
        measured[index]?.push({ ...(await openChat(browser, url + route)), ...form });
      }
    const figures: Figures[] = [];
    for (const [index, { url }] of sites.entries())
      figures.push({ ...medians(measured[index] ?? []), ...(await countRounds(browser, url + route)) });
    const name = (index: number) => (index === folders.length - 1 ? route : `${route} (before)`);
    for (const [index, each] of figures.entries()) console.log(row(name(index), cells(each).map(formatMs)));
    const [before, after] = figures.map(cells);
    if (before && after)
      console.log(
        row(
          '  ratio',
          after.map((value, index) => ratio(value, before[index])),
        ),
      );
  }
} finally {
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
}

/** Opens an address with an empty cache, and presses Chat as soon as the button exists. */
function openChat(from: Browser, url: string): Promise<Figures> {
  return visitSlowly(from, url, async (page) => {
    await pressChat(page);
    const use = await waitForUse(page, 'panel');
    return {
      'first paint': use.first,
      'largest paint': use.largest,
      'Chat answers': use.answered,
      'panel after': use.panel - use.pressed,
    };
  });
}

/** Types into the first field as soon as it is visible, and submits the form until it responds. */
function sendForm(from: Browser, url: string): Promise<Figures> {
  return visitSlowly(from, url, async (page) => {
    await page.waitForFunction(() => (window.useSeen?.first ?? 0) > 0);
    const field = page.locator('main form input').first();
    await field.evaluate((input) => input instanceof HTMLElement && input.focus());
    await page.keyboard.insertText('Eleni');
    await page.evaluate(() => {
      const timer = setInterval(() => {
        if (window.useSeen?.form) clearInterval(timer);
        else document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
      }, 50);
    });
    const { form } = await waitForUse(page, 'form');
    return { 'form answers': form, 'typed is kept': (await field.inputValue()) === 'Eleni' ? 1 : 0 };
  });
}

/** Counts rounds on a fast connection, because only the order of requests matters. */
async function countRounds(from: Browser, url: string): Promise<Figures> {
  const context = await from.newContext(phone);
  try {
    const page = await context.newPage();
    const requests = await holdInRounds(page);
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Chat' });
    await button.waitFor();
    const before = requests.rounds.length;
    await page.waitForTimeout(3000);
    const idle = requests.rounds.length;
    await button.tap();
    await page.locator('#assistant-panel textarea').waitFor();
    return { rounds: before, 'rounds after': requests.rounds.length - idle };
  } finally {
    await context.close();
  }
}

async function visitSlowly(from: Browser, url: string, use: (page: Page) => Promise<Figures>) {
  const context = await from.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...connection });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeUse);
    await page.goto(url, { waitUntil: 'commit' });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Taps the button as soon as it exists. */
async function pressChat(page: Page) {
  const found = await page.waitForFunction(() => {
    const box = document.querySelector('aside > [aria-expanded]')?.getBoundingClientRect();
    return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  });
  const place = await found.jsonValue();
  if (place) await page.touchscreen.tap(place.x, place.y);
}

async function waitForUse(page: Page, name: keyof Use): Promise<Use> {
  await page.waitForFunction((key) => window.useSeen?.[key], name);
  const use = await page.evaluate(() => window.useSeen);
  if (!use) throw new Error('The page was left while it was measured.');
  return use;
}

function medians(all: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => {
    const numbers = all.flatMap((figures) => figures[name] ?? []).sort((a, b) => a - b);
    return numbers[Math.floor(numbers.length / 2)];
  };
  const names = Object.keys(columns) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)]));
}

function cells(figures: Figures) {
  return (Object.keys(columns) as (keyof Figures)[]).map((name) => figures[name]);
}

function formatMs(value: number | undefined) {
  return value === undefined ? '-' : value.toFixed(0);
}

function ratio(after: number | undefined, before: number | undefined) {
  return after === undefined || !before ? '-' : (after / before).toFixed(2);
}

function row(name: string, texts: readonly string[]) {
  return name.padEnd(22) + texts.map((text) => text.padStart(15)).join('');
}
