// Measures how the built site paints on a slow telephone, and compares it with an empty page from the same server.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';

import { browserArgs, browserPath } from '#tests/support/browser.ts';

import { observePaint, type Paint, readPaint } from './observePaint.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const routes = ['/', '/services', '/blog/why-pilots-die', '/ai-audit'] as const;
const rounds = 5;
/** Slowdown of the telephone against this machine. */
const slowdown = 4;
const empty = '<!doctype html><html lang="en"><title>Empty</title><body><p>Empty</p></body></html>';

if (!existsSync(`${dist}/server/node.js`)) {
  console.error('There is no built site to measure. Run `npm run build` first.');
  process.exit(1);
}
const { startServer } = await import(pathToFileURL(`${dist}/server/node.js`).href);
const serve = (folder: string): Promise<{ url: string; close(): Promise<void> }> =>
  startServer({ folder, env: { PORT: '0' }, quiet: true });

const emptyFolder = await mkdtemp(path.join(tmpdir(), 'empty-site-'));
for (const file of ['index.html', '404.html']) await writeFile(path.join(emptyFolder, file), empty);
const [site, emptySite] = [await serve(`${dist}/client`), await serve(emptyFolder)];
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
try {
  await visit(browser, emptySite.url); // The first page of a browser pays for the browser's own start.
  const base = await median(() => visit(browser, emptySite.url));
  console.log(row('Page', ['LCP ratio', 'blocked ms', 'shift']));
  console.log(row('(empty)', ['1.00', ms(base.blocked), base.shift.toFixed(3)]));
  for (const route of routes) {
    const { largest, blocked, shift } = await median(() => visit(browser, site.url + route));
    console.log(row(route, [(largest / base.largest).toFixed(2), ms(blocked), shift.toFixed(3)]));
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), emptySite.close()]);
  await rm(emptyFolder, { recursive: true });
}

/** Opens an address as a telephone that has never been there. */
async function visit(from: Browser, url: string): Promise<Paint> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observePaint);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(readPaint);
  } finally {
    await context.close();
  }
}

/** The median of each number over the rounds. */
async function median(measure: () => Promise<Paint>): Promise<Paint> {
  const paints: Paint[] = [];
  for (let round = 0; round < rounds; round++) paints.push(await measure());
  const middle = (of: keyof Paint) =>
    paints.map((paint) => paint[of]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return { largest: middle('largest'), blocked: middle('blocked'), shift: middle('shift') };
}

function row(name: string, cells: readonly string[]) {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join('');
}

function ms(time: number) {
  return time.toFixed(0);
}
