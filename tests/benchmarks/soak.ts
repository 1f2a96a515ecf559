// Sends requests to the built server for ten minutes, while its dependencies fail at random: the model, Redis, the
// database of leads, its disk, the webhook and the reader of its log. Some visitors read slowly or leave. Then all stop.
// Prints the growth of memory, the sockets and timers that stay open, and the result of each request and message. Exits
// with 1 if memory grows, a socket or timer stays open, a request is slower than its limit, or a message is lost.
// Usage: npm run benchmark -- soak [--minutes 10 --seed 1]. Needs redis-server; the full disk needs a Linux that lets root mount.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';

import { freePort } from '../browsers/engines/freePort.ts';
import { faults as modelFaults, startGeminiServer } from '../geminiServer/geminiServer.ts';
import { highRateLimits } from '../support/highRateLimits.ts';
import {
  type Fault,
  fillsDisk,
  locksDatabase,
  readsSlowly,
  stallsLog,
  startRedisToBreak,
  startWebhookToBreak,
} from './soakFaults.ts';
import { waitForServer } from './startBuilt.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '' } },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed || Date.now() % 1_000_000)];
console.log(`seed ${seed}`);
const chance = fc.sample(fc.noBias(fc.nat(999_999)), { seed, numRuns: 100_000 });
let taken = 0;
const random = () => (chance[taken++ % chance.length] ?? 0) / 1_000_000;
const visitors = 16;
/** Growth of memory that fails the run, in MiB a minute. */
const steepest = 1;
/** Longest times of requests, in milliseconds: the server's limits, with a margin for a busy machine. */
const limits = { chat: 40_000, page: 5_000, message: 15_000, health: 5_000, metrics: 10_000 };
type Kind = keyof typeof limits;

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(`${tmpdir()}/soak-`);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status === 0;
if (!isMounted) console.log('The disk is never full: this user cannot mount one of its own.');
const gemini = await startGeminiServer();
const behaviours = Object.values(modelFaults);
gemini.always((call) => {
  gemini.forget();
  return behaviours[Math.floor(random() * behaviours.length)]?.(call);
});
const [port, metricsPort, redisPort] = [await freePort(), await freePort(), await freePort()];
const url = `http://127.0.0.1:${port}`;
const redis = await startRedisToBreak(redisPort, folder);
const webhook = await startWebhookToBreak(random);
const env = {
  ...process.env,
  ...highRateLimits,
  PORT: String(port),
  HOST: '127.0.0.1',
  METRICS_PORT: String(metricsPort),
  GEMINI_API_KEY: 'test-key',
  GEMINI_BASE_URL: gemini.url,
  LIMITS_URL: `redis://127.0.0.1:${redisPort}`,
  LEADS_WEBHOOK_URL: webhook.url,
  DATA_DIR: folder,
};
/** Runs the command for messages and returns its output. */
const leadsCommand = (...args: readonly string[]) =>
  execFileSync(process.execPath, ['dist/server/leads.js', ...args], { cwd: root, env, encoding: 'utf8' });

const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const slowest = new Map<Kind, number>();
let accepted = 0;

/** Counts a request by its kind and result. Resolves with `undefined` if the visitor left or was cut off. */
async function ask(kind: Kind, address: string, init: RequestInit = {}, patience = limits[kind] * 2) {
  const began = performance.now();
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
    await response.text();
    count(`${kind} ${response.status}`);
    slowest.set(kind, Math.max(slowest.get(kind) ?? 0, performance.now() - began));
    return response.status;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      count(`${kind} ${patience >= limits[kind] ? 'hung' : 'left'}`);
    else if (error instanceof TypeError) count(`${kind} cut off`);
    else throw error;
    return undefined;
  }
}
const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: url },
  body: JSON.stringify(body),
});

/** Sends one request after another until the time is over. Every fourth visitor of the chat leaves early. */
async function visit(end: number, visitor: number) {
  for (let turn = 0; Date.now() < end; turn += 1) {
    const draw = random();
    if (draw < 0.1) await ask('page', `${url}/about`);
    else if (draw < 0.15) await ask('health', `${url}/api/ready`);
    else if (draw < 0.2) {
      const person = { name: `V${visitor}-${turn}`, email: `v${visitor}.${turn}@example.com`, phone: '' };
      const lead = { kind: 'contact', ...person, message: 'Hello', attachment: '' };
      if ((await ask('message', `${url}/api/leads`, post(lead))) === 200) accepted += 1;
    } else {
      const method = random() < 0.5 ? 'generateContent' : 'streamGenerateContent';
      const patience = random() < 0.25 ? Math.ceil(random() * 200) : undefined;
      const question = { contents: [{ role: 'user', parts: [{ text: 'How long does it take?' }] }] };
      const address = `${url}/api/gemini/v1beta/models/gemini-2.0-flash:${method}`;
      await ask('chat', address, post(question), patience);
    }
  }
}

/** Causes one fault after another until the time is over. Each lasts up to seven seconds. */
async function breakThings(end: number, faults: readonly (readonly [string, Fault])[]) {
  while (Date.now() < end) {
    const [name, fault] = faults[Math.floor(random() * faults.length)] ?? [];
    if (!name || !fault) return;
    count(`fault: ${name}`);
    await fault(500 + random() * 6_500);
    await wait(random() * 3_000);
  }
}

/** Returns the server's memory in MiB, and its open sockets and timers. */
async function readResources() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
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

/** Returns the slope of the straight line through points, one a minute, by least squares. */
function slope(points: readonly number[]): number {
  const [x, y] = [(points.length - 1) / 2, points.reduce((sum, value) => sum + value, 0) / points.length];
  const [up, across] = points.reduce(
    ([u, a], value, minute) => [u + (minute - x) * (value - y), a + (minute - x) ** 2],
    [0, 0],
  );
  return up / (across || 1);
}

const server = spawn(process.execPath, ['dist/server/node.js'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
try {
  await once(createInterface(server.stdout), 'line');
  server.stdout.resume();
  await waitForServer(`${url}/api/health`);
  await ask('message', `${url}/api/leads`, post({}));
  const before = await readResources();
  const end = Date.now() + minutes * 60_000;
  const faults = Object.entries<Fault>({
    ...redis.faults,
    ...webhook.faults,
    'the database is locked': locksDatabase(folder),
    'nobody reads the log': stallsLog(server),
    'visitors read slowly': readsSlowly(port),
    ...(isMounted ? { 'the disk is full': fillsDisk(folder) } : {}),
  });
  const visits = Array.from({ length: visitors }, (_, index) => visit(end, index));
  // Each list has its own faults, so the same fault never runs twice at a time.
  const breaking = [0, 1, 2].map((list) =>
    breakThings(
      end,
      faults.filter((_, index) => index % 3 === list),
    ),
  );
  /** Smallest heap of each minute, in MiB. */
  const minima: number[] = [];
  while (Date.now() < end) {
    // The minimum of a minute is the memory after a garbage collection.
    const minute: number[] = [];
    for (let second = 0; second < 60 && Date.now() < end; second += 1) {
      await wait(1_000);
      await ask('metrics', `http://127.0.0.1:${metricsPort}/metrics`);
      minute.push((await readResources()).heap);
    }
    if (minute.length > 30) minima.push(Math.min(...minute));
    console.log(
      `heap at least ${minima.at(-1)?.toFixed(1)} MiB, resident ${(await readResources()).resident.toFixed(0)} MiB`,
    );
  }
  await Promise.all([...visits, ...breaking]);
  webhook.repair();
  // A response may take 30 seconds, and idle connections to the model stay open for a short time.
  await wait(75_000);
  const after = await readResources();
  leadsCommand('retry');
  const open = () =>
    leadsCommand('list')
      .split('\n')
      .filter((line) => / (waiting|failed) /.test(line)).length;
  for (let tries = 0; tries < 60 && open() > 0; tries += 1) await wait(1_000);
  const lost = accepted - webhook.received.size;

  for (const [what, times] of [...counts].sort()) console.log(what.padEnd(34), times);
  for (const [kind, ms] of slowest)
    console.log(`slowest ${kind}: ${(ms / 1_000).toFixed(1)} s (under ${limits[kind] / 1_000})`);
  const hung = [...counts].filter(([what]) => what.endsWith('hung')).length;
  const late = [...slowest].filter(([kind, ms]) => ms > limits[kind]);
  // If a response was cut off, the visitor does not know that the message was stored.
  console.log(
    `messages: ${accepted} accepted, ${webhook.received.size} delivered, ${Math.max(0, lost)} lost, ${open()} left`,
  );
  // The first minutes are left out, because code is compiled.
  const growth = slope(minima.slice(2));
  console.log(`memory: ${growth.toFixed(2)} MiB a minute (under ${steepest})`);
  console.log(
    `sockets: ${before.sockets} before, ${after.sockets} after; timers: ${before.timers} before, ${after.timers} after`,
  );
  server.kill('SIGTERM');
  const [code] = await Promise.race([ended, wait(20_000, ['none in 20 s'])]);
  console.log(`seed ${seed}, ${minutes} minutes; end after SIGTERM: ${code}`);
  const grows = growth >= steepest || after.sockets > before.sockets || after.timers > before.timers;
  if (grows || hung > 0 || late.length > 0 || lost > 0 || open() > 0 || code !== 0) process.exitCode = 1;
} finally {
  server.kill('SIGKILL');
  redis.close();
  webhook.close();
  await gemini.close();
  if (isMounted) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
}
