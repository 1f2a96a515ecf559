import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLibsqlLeadOutbox } from '#services/outbox';
import { lead } from './describeLeadDelivery.ts';
import { describeLeadOutbox } from './describeLeadOutbox.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outbox-'));
});
afterAll(() => rm(root, { recursive: true }));
const folder = () => mkdtemp(path.join(root, 'one-'));

describeLeadOutbox('A libSQL file', async () => createLibsqlLeadOutbox({ folder: await folder() }));

describe('a libSQL file', () => {
  test('is shared by two processes: each delivery is claimed by one of them', async () => {
    const shared = { folder: await folder() };
    const [one, other] = [createLibsqlLeadOutbox(shared), createLibsqlLeadOutbox(shared)];
    for (let at = 0; at < 40; at += 1) await one.add({ ...lead, name: `n${at}` }, ['webhook'], at);
    const claim = (at: number) => (at % 2 ? one : other).claim(1_000, 60_000);
    const claims = await Promise.all(Array.from({ length: 8 }, (_, at) => claim(at)));
    const ids = claims.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
    one.close();
    other.close();
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
