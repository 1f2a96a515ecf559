// Measures each page of the built site with Lighthouse as a phone, once with a simulated and once with an applied slow
// connection. Compares the largest paint with that of an empty page from the same server. Each page takes half a minute.
// The pinned browser has no font as wide as Arial, so text moves when the site's font has loaded. Set CHROME_PATH to the
// browser of a system with usual fonts.
// Usage: npm run benchmark [-- pages [<address> …]]   without an address: every page of the sitemap
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { browserArgs, browserPath } from '#tests/support/browser.ts';

import { dist, serve } from './serveBuilt.ts';

/** Installed only for this benchmark, because it has a hundred dependencies. */
const lighthouse = 'lighthouse@12.8.2';
const methods = ['simulate', 'devtools'] as const;
/** Maximum time until the largest paint, as a multiple of the empty page's time, for each method. */
const maxRatios = { simulate: 1.3, devtools: 1.35 };
/** Number of measurements of the empty page. Their median is used. */
const rounds = 3;
const empty =
  '<!doctype html><html lang="en"><head><title>Empty</title><meta name="viewport" content="width=device-width"></head><body><p>Empty</p></body></html>';

/** The result of Lighthouse for one address, in milliseconds and points of 100. */
interface Measured {
  readonly scores: readonly number[];
  readonly largest: number;
  readonly blocked: number;
  /** Sum of all layout shifts, without a unit. */
  readonly shift: number;
}

const emptyFolder = await mkdtemp(path.join(tmpdir(), 'empty-site-'));
for (const file of ['index.html', '404.html']) await writeFile(path.join(emptyFolder, file), empty);
const [site, emptySite] = [await serve(`${dist}/client`), await serve(emptyFolder)];
let missed = 0;
try {
  const emptyPaints = { simulate: await emptyPaint('simulate'), devtools: await emptyPaint('devtools') };
  console.log(row('Page', ['scores', 'simulated', 'applied', 'blocked ms', 'shift']));
  console.log(row('(goal)', ['100', `${maxRatios.simulate}`, `${maxRatios.devtools}`, '50', '0']));
  console.log(row('(empty, ms)', ['', ms(emptyPaints.simulate), ms(emptyPaints.devtools), '', '']));
  for (const address of await addresses()) {
    const [simulated, applied] = [
      await measure(site.url + address, 'simulate'),
      await measure(site.url + address, 'devtools'),
    ];
    if (!isFine(simulated, 'simulate', emptyPaints) || !isFine(applied, 'devtools', emptyPaints)) missed += 1;
    console.log(
      row(address, [
        simulated.scores.every((score) => score === 100) ? '100' : simulated.scores.join(' '),
        (simulated.largest / emptyPaints.simulate).toFixed(2),
        (applied.largest / emptyPaints.devtools).toFixed(2),
        ms(Math.max(simulated.blocked, applied.blocked)),
        Math.max(simulated.shift, applied.shift).toFixed(3),
      ]),
    );
  }
} finally {
  await Promise.all([site.close(), emptySite.close()]);
  await rm(emptyFolder, { recursive: true });
}
console.log(`${missed} pages miss a goal.`);
process.exitCode = missed > 0 ? 1 : 0;

type Method = (typeof methods)[number];
type EmptyPaints = Readonly<Record<Method, number>>;

async function addresses(): Promise<string[]> {
  const asked = process.argv.slice(2);
  if (asked.length > 0) return asked;
  const sitemap = await readFile(`${dist}/client/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function emptyPaint(method: Method): Promise<number> {
  const paints: number[] = [];
  for (let round = 0; round < rounds; round += 1) paints.push((await measure(emptySite.url, method)).largest);
  return paints.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

function isFine(
  { scores, largest, blocked, shift }: Measured,
  method: Method,
  emptyPaints: EmptyPaints,
): boolean {
  // The score counts only for the simulated connection, on which Lighthouse bases it.
  const scored = method === 'devtools' || scores.every((score) => score === 100);
  return scored && largest / emptyPaints[method] <= maxRatios[method] && blocked < 50 && shift === 0;
}

async function measure(url: string, method: Method): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      `--throttling-method=${method}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless=new ${browserArgs.join(' ')}`,
    ],
    { maxBuffer: 2 ** 26, env: { ...process.env, CHROME_PATH: await browserPath() } },
  );
  const { categories, audits } = JSON.parse(stdout);
  const scores: number[] = [];
  for (const { score } of Object.values<{ score: number }>(categories)) scores.push(Math.round(score * 100));
  const number = (audit: string): number => audits[audit].numericValue;
  return {
    scores,
    largest: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  };
}

function row(name: string, cells: readonly string[]) {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(16)).join('');
}

function ms(time: number) {
  return time.toFixed(0);
}
