// Asks the built gateway for ten minutes while the model fails in every way and visitors leave midway, then lets it rest.
// Prints how its memory grew and what it still holds; ends with 1 if it grows or holds on to something.
// Usage: npm run benchmark:soak [-- --minutes 10 --seed 1]
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';

import { freePort } from '../browsers/engines/freePort.ts';
import { faults, startGeminiServer } from '../geminiServer/geminiServer.ts';
import { highRateLimits } from '../support/highRateLimits.ts';
import { answering, endPrograms, startProgram } from './startBuilt.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '' } },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed || Date.now() % 1_000_000)];
const chance = fc.sample(fc.noBias(fc.nat(999_999)), { seed, numRuns: 100_000 });
let drawn = 0;
const random = () => (chance[drawn++ % chance.length] ?? 0) / 1_000_000;
const visitors = 16;
/** Mebibytes a minute that count as growth. */
const steepest = 1;

const gemini = await startGeminiServer();
const behaviours = Object.values(faults);
gemini.always((call) => {
  gemini.forget();
  return behaviours[Math.floor(random() * behaviours.length)]?.(call);
});
const [port, figures] = [await freePort(), await freePort()];
const url = `http://127.0.0.1:${port}`;
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** One question after the other until the time is over; every fourth visitor leaves before the answer has come. */
async function visit(end: number) {
  while (Date.now() < end) {
    const method = random() < 0.5 ? 'generateContent' : 'streamGenerateContent';
    const patience = random() < 0.25 ? random() * 200 : 5_000;
    try {
      const response = await fetch(`${url}/api/gemini/v1beta/models/gemini-2.0-flash:${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'How long does it take?' }] }] }),
        signal: AbortSignal.timeout(patience),
      });
      await response.text();
      count(String(response.status));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      count(error.name === 'TimeoutError' ? 'left' : 'cut off');
    }
  }
}

/** What the server tells of itself: its memory in MiB, and the sockets and timers it holds. */
async function look() {
  const text = await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text();
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  const held = (type: string) => figure(`nodejs_active_resources{type="${type}"}`);
  return {
    heap: figure('nodejs_heap_size_used_bytes') / 2 ** 20,
    resident: figure('process_resident_memory_bytes') / 2 ** 20,
    sockets: held('TCPSocketWrap'),
    timers: held('Timeout'),
  };
}

/** The slope of a line through points of one a minute, least squares. */
function slope(points: readonly number[]): number {
  const [x, y] = [(points.length - 1) / 2, points.reduce((sum, at) => sum + at, 0) / points.length];
  const [up, across] = points.reduce(([u, a], at, i) => [u + (i - x) * (at - y), a + (i - x) ** 2], [0, 0]);
  return up / (across || 1);
}

try {
  await startProgram(
    [process.execPath, 'dist/server/node.js'],
    fileURLToPath(new URL('../..', import.meta.url)),
    {
      ...highRateLimits,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: String(figures),
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: gemini.url,
    },
  );
  await answering(`${url}/api/health`);
  const before = await look();
  const end = Date.now() + minutes * 60_000;
  const visits = Array.from({ length: visitors }, () => visit(end));
  const least: number[] = [];
  while (Date.now() < end) {
    // The least of a minute is what stays after a collection.
    const minute: number[] = [];
    for (let second = 0; second < 60 && Date.now() < end; second += 1) {
      await wait(1_000);
      minute.push((await look()).heap);
    }
    if (minute.length > 30) least.push(Math.min(...minute));
    console.log(
      `heap at least ${least.at(-1)?.toFixed(1)} MiB, resident ${(await look()).resident.toFixed(0)} MiB`,
    );
  }
  await Promise.all(visits);
  // An answer may take 30 seconds, and a connection to the model is kept a while.
  await wait(75_000);
  const after = await look();
  console.log(`seed ${seed}, ${minutes} minutes, answers: ${JSON.stringify(Object.fromEntries(counts))}`);
  // The first minutes compile.
  const growth = slope(least.slice(2));
  console.log(`memory: ${growth.toFixed(2)} MiB a minute (under ${steepest})`);
  console.log(
    `sockets: ${before.sockets} before, ${after.sockets} after; timers: ${before.timers} before, ${after.timers} after`,
  );
  if (growth >= steepest || after.sockets > before.sockets || after.timers > before.timers)
    process.exitCode = 1;
} finally {
  endPrograms();
  await gemini.close();
}
