import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rmdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';
import getPort from 'get-port';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { createLibsqlLeadOutbox } from '#services/outbox';
import { isInstalled, startRedis } from '#tests/contract/realPrograms.ts';
import { startWebhook } from '#tests/contract/receivers.ts';
import { askModel, setUpGemini } from '#tests/contract/setUpServers.ts';
import { answers } from '#tests/geminiServer/geminiServer.ts';
import { type StartedProgram, startProgram, writeBuiltServer } from '#tests/smallSite/builtServer.ts';

let folder: string;
let removeFolder: () => Promise<void>;
const gemini = setUpGemini();
beforeAll(async () => {
  ({ folder, remove: removeFolder } = await writeBuiltServer());
}, 120_000);
afterAll(() => removeFolder());

const started: StartedProgram[] = [];
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  }
});
const start = async (words: readonly string[], env: Record<string, string> = {}) => {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram(folder, words, {
    PORT: String(port),
    GEMINI_API_KEY: 'a-key',
    GEMINI_BASE_URL: gemini.url,
    ...env,
  });
  started.push(program);
  const answers = async () => (await fetch(`${url}/about`).catch(() => undefined))?.status;
  await expect.poll(async () => (await answers()) ?? program.output(), { timeout: 15_000 }).toBe(200);
  return { ...program, url, answers };
};
const ask = (url: string) => askModel(url, undefined, { origin: url });
const commands = [
  ['npm', 'start'],
  ['node', 'dist/server/node.js'],
] as const;

describe('the built server without development packages', { timeout: 40_000 }, () => {
  test.each(commands)('serves when started by %s %s, and ends on a signal', async (...command) => {
    const { child, url, answers: isThere, ended } = await start(command);
    gemini.next(answers('Late but whole.', { after: 700 }));
    const before = gemini.requests.length;
    const reply = ask(url);
    await expect.poll(() => gemini.requests.length).toBe(before + 1);
    child.kill('SIGTERM');
    expect(await (await reply).text()).toContain('Late but whole.');
    await ended;
    await expect.poll(isThere, { timeout: 5_000 }).toBeUndefined();
  });

  test.each(['SIGINT', 'SIGHUP'] as const)('ends on %s when started by node', async (signal) => {
    const { child, ended } = await start(['node', 'dist/server/node.js']);
    child.kill(signal);
    expect(await ended).toBe(0);
  });

  test('prints its address, the AI state and its origins at the start, and no secret', async () => {
    const { url, output } = await start(['node', 'dist/server/node.js'], {
      SITE_ORIGINS: 'https://a.example',
    });
    await ask(url);
    await expect.poll(output).toContain('origin_refused');
    const [place, ai, origins, ...log] = output().trim().split('\n');
    expect(place).toBe(`The site is at ${url}`);
    expect(ai).toContain('billed Gemini project');
    expect(origins).toBe('Origins: https://a.example');
    const line = JSON.parse(log[0] ?? '');
    expect(line).toMatchObject({ level: 'warn', status: 403, note: expect.stringContaining('SITE_ORIGINS') });
    expect(log.join('')).not.toMatch(/a-key|Why|127\.0\.0\.1/);
  });

  test('exits with one sentence on a wrong setting', async () => {
    const program = startProgram(folder, ['node', 'dist/server/node.js'], { PORT: 'abc' });
    started.push(program);
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe('PORT must be a whole number from 0 to 65535.\n');
  });

  test('exits with the name of the variable whose port or folder cannot be used', async () => {
    const taken = String(new URL(gemini.url).port);
    const free = String(await getPort());
    const leads = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' };
    for (const [env, sentence] of [
      [{ PORT: taken }, `Port ${taken} is taken. Stop what uses it, or choose another one with PORT.`],
      [
        { METRICS_PORT: taken },
        `Port ${taken} is taken. Stop what uses it, or choose another one with METRICS_PORT.`,
      ],
      [{ HOST: '192.0.2.1' }, 'This machine has no address 192.0.2.1. Choose another one with HOST.'],
      [
        { DATA_DIR: '/proc/x', ...leads },
        'Messages cannot be stored in /proc/x. Make it writable, or set DATA_DIR.',
      ],
    ] as const) {
      const program = startProgram(folder, ['node', 'dist/server/node.js'], { PORT: free, ...env });
      started.push(program);
      expect([await program.ended, program.output().split('\n').at(-2)]).toEqual([1, sentence]);
    }
  });
});

describe('defect 10: leads in the outbox', { timeout: 60_000 }, () => {
  const lead = {
    kind: 'contact' as const,
    name: 'CANARY',
    email: 'maria@example.com',
    phone: '',
    message: 'CANARY',
    attachment: '',
  };
  const commandIn = async (place: string, ...words: readonly string[]) => {
    const program = startProgram(place, ['node', `${folder}/dist/server/leads.js`, ...words], {});
    started.push(program);
    return [await program.ended, program.output().trim()] as const;
  };
  const command = (...words: readonly string[]) => commandIn(folder, ...words);

  test('wait for a webhook that fails, and the command lists, exports, retries and forgets them', async () => {
    let status = 500;
    const webhook = await startWebhook((response) => void response.writeHead(status).end());
    const metricsPort = await getPort();
    const env = { LEADS_WEBHOOK_URL: webhook.url, METRICS_PORT: String(metricsPort) };
    const { child, ended, url, output } = await start(['node', 'dist/server/node.js'], env);
    const headers = { 'content-type': 'application/json', origin: url };
    const answer = await fetch(`${url}/api/leads`, { method: 'POST', headers, body: JSON.stringify(lead) });
    expect([answer.status, await answer.json()]).toEqual([200, { delivered: true }]);
    await expect.poll(output).toContain('was not taken by webhook (attempt 1: status 500)');
    expect(output()).not.toMatch(/CANARY|maria/);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('gateway_leads{status="waiting"} 1');

    expect(await command('list')).toEqual([
      0,
      expect.stringMatching(/waiting +webhook +1 +lead_\w+ +maria@example.com$/),
    ]);
    const [, exported] = await command('export');
    expect(JSON.parse(exported)).toMatchObject([{ lead, status: 'waiting' }]);
    status = 204;
    expect(await command('retry')).toEqual([0, '1 will be sent again.']);
    await expect
      .poll(async () => (await command('list'))[1], { timeout: 20_000, interval: 500 })
      .toContain('delivered');
    const hits = () =>
      readdirSync(`${folder}/data`).filter((file) =>
        readFileSync(`${folder}/data/${file}`, 'latin1').includes('CANARY'),
      );
    expect(hits()).not.toEqual([]);
    expect(await command('forget', 'Maria@example.com')).toEqual([0, '1 erased.']);
    expect(hits()).toEqual([]);
    child.kill('SIGKILL');
    await ended;
    expect(hits()).toEqual([]);
    await start(['node', 'dist/server/node.js'], env);
    expect(hits()).toEqual([]);
    expect(await command('list')).toEqual([0, '']);
    expect(await command('forget')).toEqual([1, expect.stringMatching(/^forget <email>/m)]);
    await webhook.close();
  });

  test('are not looked for in an empty folder: the command names the missing file and makes none', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'empty-'));
    const [status, said] = await commandIn(empty, 'forget', 'maria@example.com');
    expect([status, said]).toEqual([1, expect.stringContaining(`at ${empty}/data/leads.db.`)]);
    expect(await readdir(empty)).toEqual([]);
    await rmdir(empty);
  });

  test.each<readonly [string, Record<string, string>, string]>([
    ['is damaged', {}, 'SQLITE_NOTADB, leads.db is damaged: restore it or move it away, and restart.'],
    [
      'is on a server that is away',
      { LEADS_DATABASE_URL: 'http://127.0.0.1:65123' },
      'ECONNREFUSED, nobody listens at LEADS_DATABASE_URL.',
    ],
  ])('whose database %s are an error that says what to do', async (_, env, advice) => {
    const data = await mkdtemp(path.join(folder, 'data-'));
    await writeFile(`${data}/leads.db`, 'No database. '.repeat(2_000));
    const words = ['node', `${folder}/dist/server/leads.js`, 'forget', 'maria@example.com'];
    const program = startProgram(folder, words, { DATA_DIR: data, ...env });
    started.push(program);
    expect([await program.ended, program.output().trim()]).toEqual([
      1,
      `The database of messages cannot be used: ${advice}`,
    ]);
  });

  test('are not erased for a name: the command says what it takes', async () => {
    expect(await command('forget', 'Maria')).toEqual([1, expect.stringMatching(/^forget <email>/m)]);
  });

  test('come to their end though the webhook was taken out of the settings', async () => {
    const data = await mkdtemp(path.join(folder, 'data-'));
    const outbox = createLibsqlLeadOutbox({ folder: data });
    await outbox.add(lead, ['webhook'], 0);
    for (const claimed of await outbox.claim(0, 60_000)) await outbox.recordFailure(claimed, null);
    await start(['node', 'dist/server/node.js'], { DATA_DIR: data });
    await expect.poll(outbox.count).toEqual({ waiting: 0, delivered: 0, failed: 0 });
    outbox.close();
  });
});

describe('the log warns an owner', { timeout: 60_000 }, () => {
  test('once when MAX_CONNECTIONS is reached', async () => {
    const { url, output } = await start(['node', 'dist/server/node.js'], { MAX_CONNECTIONS: '3' });
    const sockets = Array.from({ length: 9 }, () =>
      connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {}),
    );
    await expect.poll(output).toContain('MAX_CONNECTIONS (3) is reached');
    for (const socket of sockets) socket.destroy();
    expect(output().split('MAX_CONNECTIONS')).toHaveLength(2);
  });

  test.skipIf(!isInstalled('redis-server'))(
    'once when Redis is away, and once when it is back (skipped where it is not installed)',
    async () => {
      const redis = await startRedis();
      const { output } = await start(['node', 'dist/server/node.js'], {
        LIMITS_URL: `redis://127.0.0.1:${redis.port}`,
      });
      expect(output()).not.toContain('LIMITS_URL');
      await redis.close();
      await expect.poll(output, { timeout: 10_000 }).toContain('LIMITS_URL does not count (');
      const back = await startRedis(redis.port);
      await expect.poll(output, { timeout: 10_000 }).toContain('LIMITS_URL counts again');
      await back.close();
      expect(output().split('LIMITS_URL counts again')).toHaveLength(2);
    },
  );

  test.skipIf(!isInstalled('redis-server'))(
    'when Redis answers but takes no counts, because it is full (skipped where it is not installed)',
    async () => {
      const redis = await startRedis();
      const url = `redis://127.0.0.1:${redis.port}`;
      const { output } = await start(['node', 'dist/server/node.js'], { LIMITS_URL: url });
      const owner = await createClient({ url }).connect();
      await owner.configSet('maxmemory', '1');
      await expect.poll(output, { timeout: 10_000 }).toContain('LIMITS_URL does not count (OOM)');
      await owner.configSet('maxmemory', '0');
      await expect.poll(output, { timeout: 10_000 }).toContain('LIMITS_URL counts again');
      owner.destroy();
      await redis.close();
    },
  );
});
