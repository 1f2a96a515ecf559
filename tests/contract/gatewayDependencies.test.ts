import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open as openFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { createClient, LibsqlError } from '@libsql/client';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createLibsqlLeadOutbox } from '#services/outbox';
import { type Behaviour, openFaultyPort } from '#tests/contract/faultyPort.ts';
import { createLibsqlStandIn } from '#tests/contract/libsqlStandIn.ts';
import { isInstalled, startRedis } from '#tests/contract/realPrograms.ts';
import { startMailServer, startWebhook } from '#tests/contract/receivers.ts';
import { modelPath, question } from '#tests/contract/setUpServers.ts';
import { startGeminiServer } from '#tests/geminiServer/geminiServer.ts';
import { writeBuiltServer } from '#tests/smallSite/builtServer.ts';
import { lead } from './describeLeadDelivery.ts';

let folder: string;
let removeFolder: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove: removeFolder } = await writeBuiltServer());
}, 120_000);
afterAll(() => removeFolder());

const asked = ['page', 'chat', 'lead', 'metrics', 'health'] as const;
type Asked = (typeof asked)[number];
/** An answer that is not there by then is held by the broken dependency, in milliseconds. */
const patience = 60_000;

/** Answers that are right while this dependency is broken; the others must be 200. */
const expected: Readonly<Record<string, Partial<Record<Asked, readonly number[]>>>> = {
  'the model': { chat: [502, 503, 504] },
  'the lead database on a server': { lead: [502] },
  // A transaction that garbage came into is taken back from its journal, and the file is whole again.
  'the lead database in a file': { lead: [502, 200] },
  Redis: {},
  'the webhook': {},
  'the mail server': {},
  'the log': {},
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const portIn = (url: string) => Number(new URL(url).port);
const listen = (server: Server) =>
  new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

/** Everything the server depends on, each behind a port that can break. */
async function startWorld(name: string, onServer: boolean) {
  const data = `${folder}/data of ${name}`;
  await mkdir(data, { recursive: true });
  const gemini = await startGeminiServer();
  const webhook = await startWebhook((response) => void response.writeHead(204).end());
  const mail = await startMailServer();
  const redis = isInstalled('redis-server') ? await startRedis() : undefined;
  const database = createLibsqlStandIn();
  await listen(database.server);
  const ports = {
    'the model': await openFaultyPort(portIn(gemini.url)),
    'the lead database on a server': await openFaultyPort(portOf(database.server)),
    Redis: await openFaultyPort(redis?.port ?? 1),
    'the webhook': await openFaultyPort(portIn(webhook.url)),
    'the mail server': await openFaultyPort(portIn(mail.url)),
  };
  const addressOf = (dependency: keyof typeof ports) => `127.0.0.1:${ports[dependency].port}`;
  let lock: Awaited<ReturnType<typeof holdLock>> | undefined;
  const file = `${data}/leads.db`;
  return {
    data,
    env: {
      GEMINI_API_KEY: 'a-key',
      GEMINI_BASE_URL: `http://${addressOf('the model')}`,
      LEADS_WEBHOOK_URL: `http://${addressOf('the webhook')}/hook`,
      LEADS_EMAIL_URL: `smtp://${addressOf('the mail server')}`,
      VISITOR_LEADS_PER_HOUR: '100',
      DRAIN_SECONDS: '0',
      DATA_DIR: data,
      ...(redis && { LIMITS_URL: `redis://${addressOf('Redis')}` }),
      ...(onServer && { LEADS_DATABASE_URL: `http://${addressOf('the lead database on a server')}` }),
    },
    /** Names of those whose messages are stored now. */
    async stored(): Promise<readonly string[]> {
      if (onServer) return database.names();
      const outbox = createLibsqlLeadOutbox({ folder: data });
      const records = await outbox.list();
      outbox.close();
      return records.map(({ lead }) => lead.name);
    },
    async be(dependency: string, behaviour: Behaviour, child: ChildProcess | undefined) {
      const [, port] = Object.entries(ports).find(([known]) => known === dependency) ?? [];
      if (port) return port.be(behaviour);
      if (dependency === 'the log') {
        if (behaviour === 'works') child?.stdout?.resume();
        if (behaviour === 'hangs') child?.stdout?.pause();
        if (behaviour === 'refuses') child?.stdout?.destroy();
        return;
      }
      lock?.close();
      lock = undefined;
      if (behaviour === 'sends garbage') {
        // In place: an empty file would be a new database for a moment.
        const open = await openFile(file, 'a').then((created) =>
          created.close().then(() => openFile(file, 'r+')),
        );
        await open.write('No database. '.repeat(20_000), 0);
        await open.close();
      }
      if (behaviour !== 'hangs') return;
      lock = await holdLock(file);
    },
    async close() {
      lock?.close();
      for (const port of Object.values(ports)) await port.close();
      await Promise.all([gemini.close(), webhook.close(), mail.close(), redis?.close()]);
      database.server.closeAllConnections();
      database.server.close();
    },
  };
}
/** Holds the lock of the file, as another process may; the server may have it for a moment. */
async function holdLock(file: string) {
  const tryOnce = async () => {
    // Each time anew: the package leaves a refused statement open.
    const client = createClient({ url: `file:${file}` });
    try {
      const transaction = await client.transaction('write');
      return {
        close() {
          transaction.close();
          client.close();
        },
      };
    } catch (error) {
      client.close();
      if (!(error instanceof LibsqlError)) throw error;
      return undefined;
    }
  };
  return vi.waitUntil(tryOnce, { timeout: 10_000 });
}
type World = Awaited<ReturnType<typeof startWorld>>;

async function startServer(world: World) {
  const [port, metricsPort] = [await getPort(), await getPort()];
  const { PATH = '' } = process.env;
  const child = spawn('node', ['dist/server/node.js'], {
    cwd: folder,
    env: { PATH, ...world.env, PORT: `${port}`, METRICS_PORT: `${metricsPort}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.resume();
  child.stderr.resume();
  const ended = new Promise<string>((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? `exit ${code}`)),
  );
  const url = `http://127.0.0.1:${port}`;
  const get = (address: string) => fetch(address, { signal: AbortSignal.timeout(patience) });
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  const accepted: string[] = [];
  const requests: Record<Asked, () => Promise<Response>> = {
    page: () => get(`${url}/about`),
    chat: () => post(modelPath('streamGenerateContent?alt=sse'), question),
    async lead() {
      const name = `Maria ${crypto.randomUUID()}`;
      const response = await post('/api/leads', { ...lead, name });
      if (response.status === 200) accepted.push(name);
      return response;
    },
    metrics: () => get(`http://127.0.0.1:${metricsPort}/metrics`),
    health: () => get(`${url}/api/health`),
  };
  /** Status of the answer; 0 if there is none. */
  const ask = (name: Asked) =>
    requests[name]().then(
      async (response) => {
        await response.text();
        return response.status;
      },
      () => 0,
    );
  return { child, ended, ask, accepted, url };
}

/** Starts a server and waits until it serves a page. A second time, where another program took its free port before it did. */
async function startOnFreePort(world: World, title: string, tries = 3): ReturnType<typeof startServer> {
  const server = await startServer(world);
  let end: string | undefined;
  void server.ended.then((how) => {
    end = how;
  });
  const state = async () => end ?? (await server.ask('page'));
  await expect
    .poll(async () => [200, end].includes(await state()), { timeout: 40_000, message: title })
    .toBe(true);
  if (end === undefined) return server;
  if (tries > 1) return startOnFreePort(world, title, tries - 1);
  throw new Error(`${title}: the server ended at its start, ${end}`);
}

interface Row {
  readonly dependency: string;
  readonly fault: Behaviour;
  /** The dependency is broken at these moments, and works again between them. */
  readonly moments: readonly ('at start' | 'while running')[];
}

/** A broken file needs its owner, and a reader of the log that left does not come back. */
const comesBack = (dependency: string, fault: Behaviour) =>
  !(dependency.endsWith('file') && fault === 'sends garbage') &&
  !(dependency === 'the log' && fault === 'refuses');

const names = Object.keys(expected).filter((name) => name !== 'Redis' || isInstalled('redis-server'));
const rows: readonly Row[] = names.flatMap((dependency) =>
  (['hangs', 'refuses', 'sends garbage'] as const)
    // A file refuses nobody, and nothing is read from the log.
    .filter((fault) => !(dependency.endsWith('file') && fault === 'refuses'))
    .filter((fault) => !(dependency === 'the log' && fault === 'sends garbage'))
    .flatMap((fault): readonly Row[] => {
      if (dependency === 'the log') return [{ dependency, fault, moments: ['while running'] }];
      if (comesBack(dependency, fault))
        return [{ dependency, fault, moments: ['at start', 'while running'] }];
      return [
        { dependency, fault, moments: ['at start'] },
        { dependency, fault, moments: ['while running'] },
      ];
    }),
);

/** Asks everything while the dependency is broken, and again when it is back. Returns the faults of the server. */
async function tryOut({ dependency, fault, moments }: Row): Promise<readonly string[]> {
  const faults: string[] = [];
  const title = `${dependency} ${fault} ${moments.join(' and ')}`;
  const world = await startWorld(title, dependency !== 'the lead database in a file');
  if (moments[0] === 'at start') await world.be(dependency, fault, undefined);
  const server = await startOnFreePort(world, title);
  const breaks = async () => {
    await world.be(dependency, fault, server.child);
    // A full pipe takes that many lines.
    if (dependency === 'the log')
      for (let index = 0; index < 1_500; index += 1) await fetch(`${server.url}/api/nothing`);
  };
  let before = 0;
  for (const moment of moments) {
    if (moment === 'while running') {
      await server.ask('lead');
      await server.ask('chat');
      await breaks();
    }
    before = server.accepted.length;
    for (const name of asked) {
      // The page is asked at the same time, to see whether anything holds the server.
      const answered = server.ask(name);
      const page = await server.ask('page');
      const status = await answered;
      const right = expected[dependency]?.[name] ?? [200];
      if (!right.includes(status)) faults.push(`${moment}: ${name} answered ${status}`);
      if (page !== 200) faults.push(`${moment}: a page beside ${name} answered ${page}`);
    }
    if (!comesBack(dependency, fault)) continue;
    await world.be(dependency, 'works', server.child);
    for (const name of ['chat', 'lead'] as const) {
      const back = await expect
        .poll(() => server.ask(name), { timeout: 25_000, interval: 500 })
        .toBe(200)
        .then(() => 'back', String);
      if (back !== 'back') faults.push(`${moment}: ${name} does not come back: ${back}`);
    }
  }
  if (comesBack(dependency, fault)) await breaks();
  server.child.kill('SIGTERM');
  const clock = setTimeout(() => server.child.kill('SIGKILL'), patience);
  const end = await server.ended;
  clearTimeout(clock);
  if (end !== 'exit 0') faults.push(`ended with ${end}`);
  await world.be(dependency, 'works', undefined);
  // Garbage in a file costs what was in it, and nothing that is accepted afterwards.
  const owed =
    dependency.endsWith('file') && fault === 'sends garbage'
      ? server.accepted.slice(before)
      : server.accepted;
  const stored = owed.length > 0 ? await world.stored() : [];
  const lost = owed.filter((name) => !stored.includes(name)).length;
  if (lost > 0) faults.push(`${lost} messages were lost`);
  await world.close();
  return faults.map((each) => `${title}: ${each}`);
}

test(`whatever a dependency does (${rows.length} cases), the server answers, loses no message and ends on a signal`, {
  timeout: 600_000,
}, async () => {
  const waiting = [...rows];
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) faults.push(...(await tryOut(next)));
  };
  await Promise.all(Array.from({ length: 6 }, work));
  expect(faults).toEqual([]);
});
