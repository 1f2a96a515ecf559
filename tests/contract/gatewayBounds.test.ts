import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { describe, expect, test } from 'vitest';

import { createLibsqlLeadOutbox } from '#services/outbox';
import type { RunningServer } from '#services/server';
import { openFaultyPort } from '#tests/contract/faultyPort.ts';
import { isInstalled, startRedis } from '#tests/contract/realPrograms.ts';
import { startWebhook } from '#tests/contract/receivers.ts';
import {
  modelPath,
  question,
  setUpClosing,
  setUpGemini,
  setUpServers,
  setUpSmallSite,
} from '#tests/contract/setUpServers.ts';
import type { Behaviour } from '#tests/geminiServer/GeminiCall.ts';
import { answers, fails, startGeminiServer } from '#tests/geminiServer/geminiServer.ts';

const gemini = setUpGemini();
const closing = setUpClosing();
const start = setUpServers(gemini, { TRUSTED_PROXIES: '1', UPSTREAM_FAILURES_TO_PAUSE: '1000' });
const folder = setUpSmallSite();
const post = ({ url }: RunningServer, path: string, visitor: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': visitor },
    body: JSON.stringify(body),
  });
const chat = modelPath();
const ask = (server: RunningServer, visitor: string) => post(server, chat, visitor, question);
const lead = { kind: 'contact', name: 'A', email: 'a@b.example', phone: '', message: 'Hi', attachment: '' };

/** Returns a reply that used this number of tokens. */
const costing =
  (totalTokenCount: number): Behaviour =>
  ({ response }) => {
    const candidates = [{ content: { parts: [{ text: 'Because.' }] }, finishReason: 'STOP' }];
    response.end(JSON.stringify({ candidates, usageMetadata: { totalTokenCount } }));
  };

/** Sends this number of requests in parallel, and counts the responses by status. */
const statuses = async (times: number, send: (at: number) => Promise<Response>) => {
  const all = await Promise.all(Array.from({ length: times }, (_, index) => send(index)));
  const counts: Record<number, number> = {};
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('the limits of one visitor', () => {
  test('let 20 of 500 questions through, and answer the rest with Retry-After', {
    timeout: 60_000,
  }, async () => {
    const server = await start({ VISITOR_CONCURRENT_CALLS: '500' });
    const before = gemini.requests.length;
    expect(await statuses(500, () => ask(server, '203.0.113.7'))).toEqual({ 200: 20, 429: 480 });
    expect(gemini.requests.length - before).toBe(20);
    const refused = await ask(server, '203.0.113.7');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'visitor_limit',
      error: { details: [{ reason: 'visitor_limit' }] },
    });
    expect((await ask(server, '203.0.113.8')).status).toBe(200);
  });

  test('count an IPv6 visitor by its /64', async () => {
    const server = await start({ VISITOR_CALLS_PER_MINUTE: '3', VISITOR_CONCURRENT_CALLS: '99' });
    expect(await statuses(9, (number) => ask(server, `2001:db8:0:1::${number + 1}`))).toEqual({
      200: 3,
      429: 6,
    });
    expect((await ask(server, '2001:db8:0:2::1')).status).toBe(200);
  });

  test('ignore addresses that stand before the trusted proxy', async () => {
    const server = await start({ VISITOR_CALLS_PER_MINUTE: '2' });
    const claim = (number: number) => ask(server, `10.0.0.${number}, 203.0.113.9`);
    expect(await statuses(5, claim)).toEqual({ 200: 2, 429: 3 });
  });

  test('bound concurrent calls, and free them when answered or left', async () => {
    gemini.always(answers('Because.', { after: 300 }));
    const server = await start();
    expect(await statuses(6, () => ask(server, '203.0.113.7'))).toEqual({ 200: 4, 429: 2 });
    expect((await ask(server, '203.0.113.7')).status).toBe(200);
  });

  test('bound the tokens of a day as the model counts them', async () => {
    gemini.always(costing(4_000));
    const server = await start({ VISITOR_TOKENS_PER_DAY: '20000' });
    const seen: number[] = [];
    while (seen.at(-1) !== 429 && seen.length < 20) seen.push((await ask(server, '203.0.113.7')).status);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toBe(429);
    expect((await ask(server, '203.0.113.8')).status).toBe(200);
  });

  test('let 5 of 200 leads from one address through', async () => {
    const server = await start({ LEADS_WEBHOOK_URL: `${gemini.url}/nowhere`, DATA_DIR: `${folder()}/data` });
    const counts = await statuses(200, () => post(server, '/api/leads', '203.0.113.7', lead));
    expect(counts).toEqual({ 200: 5, 429: 195 });
  });

  test('hold for the /56 and the /48 around an IPv6 visitor too, with twice and four times as much', async () => {
    const server = await start({ VISITOR_CALLS_PER_MINUTE: '3', VISITOR_CONCURRENT_CALLS: '99' });
    const hex = (number: number) => number.toString(16).padStart(2, '0');
    const from56 = (number: number) => ask(server, `2001:db8:1:12${hex(number)}::1`);
    expect(await statuses(12, from56)).toEqual({ 200: 6, 429: 6 });
    const from48 = (number: number) => ask(server, `2001:db8:1:${hex(number + 32)}00::1`);
    expect(await statuses(12, from48)).toEqual({ 200: 6, 429: 6 });
    expect((await ask(server, '2001:db8:2::1')).status).toBe(200);
  });

  test('count by the last address that is no trusted proxy, where proxies are named', async () => {
    const server = await start({ VISITOR_CALLS_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8' });
    const claim = (number: number) => ask(server, `192.0.2.${number}, 203.0.113.9, 10.1.2.${number}`);
    expect(await statuses(5, claim)).toEqual({ 200: 2, 429: 3 });
    const other = await start({ VISITOR_CALLS_PER_MINUTE: '2', TRUSTED_PROXIES: '192.0.2.1' });
    expect(await statuses(5, (number) => ask(other, `203.0.113.${number}`))).toEqual({ 200: 2, 429: 3 });
  });

  test('cut a flood of policy reports', async () => {
    const server = await start();
    expect(await statuses(70, () => post(server, '/api/csp', '203.0.113.7', {}))).toEqual({
      204: 60,
      429: 10,
    });
  });
});

describe('messages', () => {
  const sent = (change: object) => ({ ...lead, message: crypto.randomUUID(), ...change });
  const withOutbox = async (env: Record<string, string>) => {
    const webhook = closing(await startWebhook((response) => void response.writeHead(204).end()));
    const data = `${folder()}/data-${crypto.randomUUID()}`;
    const server = await start({ LEADS_WEBHOOK_URL: webhook.url, DATA_DIR: data, ...env });
    return { server, webhook, data };
  };

  test('of programs count for no limit, whatever network they come from', async () => {
    const { server, webhook } = await withOutbox({});
    const spam = (number: number) =>
      post(server, '/api/leads', `2001:db8:1:12${10 + (number % 12)}::1`, sent({ subject: 'Buy' }));
    expect(await statuses(70, spam)).toEqual({ 422: 70 });
    expect((await post(server, '/api/leads', '203.0.113.7', sent({}))).status).toBe(200);
    await expect.poll(() => webhook.calls.length).toBe(1);
  });

  test('over the limit of the site are stored, and delivered when it allows more', async () => {
    const { server, webhook, data } = await withOutbox({ LEADS_PER_HOUR: '2' });
    const counts = await statuses(4, (number) => post(server, '/api/leads', `203.0.113.${number}`, sent({})));
    expect(counts).toEqual({ 200: 4 });
    await expect.poll(() => webhook.calls.length).toBe(2);
    const outbox = createLibsqlLeadOutbox({ folder: data });
    expect((await outbox.list()).map(({ status }) => status).sort()).toEqual([
      ...['delivered', 'delivered'],
      ...['waiting', 'waiting'],
    ]);
    expect(await outbox.claim(Date.now() + 3_600_000, 1)).toHaveLength(2);
    outbox.close();
  });

  test('over ten times the limit of the site are refused', async () => {
    const { server } = await withOutbox({ LEADS_PER_HOUR: '1' });
    const counts = await statuses(14, (number) =>
      post(server, '/api/leads', `203.0.113.${number}`, sent({})),
    );
    expect(counts).toEqual({ 200: 11, 429: 3 });
  });
});

describe('the limits of all visitors', () => {
  test('let at most 64 calls through at a time from 300 addresses', {
    timeout: 60_000,
  }, async () => {
    let running = 0;
    let most = 0;
    gemini.always(async (call) => {
      running += 1;
      most = Math.max(most, running);
      await answers('Because.', { after: 1_500 })(call);
      running -= 1;
    });
    const server = await start({ CALLS_PER_MINUTE: '1000' });
    const counts = await statuses(300, (number) => ask(server, `203.0.${number >> 8}.${number & 255}`));
    expect((counts[200] ?? 0) + (counts[429] ?? 0)).toBe(300);
    expect(counts[429]).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(30);
    expect(most).toBeLessThanOrEqual(64);
  });

  test('have places for questions while the bodies of others come slowly', async () => {
    const server = await start({ CONCURRENT_CALLS: '2' });
    const { port, host } = new URL(server.url);
    const slow = [1, 2, 3].map((number) => {
      const socket = connect(Number(port), '127.0.0.1');
      const headers = `Host: ${host}\r\nOrigin: ${server.url}\r\nX-Forwarded-For: 203.0.113.${number}\r\n`;
      const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
      socket.write(`POST ${chat} HTTP/1.1\r\n${headers}${body}`);
      return socket;
    });
    await wait(300);
    expect((await ask(server, '203.0.113.9')).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  test('turn the money of a day into tokens', async () => {
    gemini.always(costing(4_000));
    const server = await start({ MONEY_PER_DAY: '0.02', PRICE_PER_MILLION_TOKENS: '1' });
    const codes: unknown[] = [];
    for (let index = 0; index < 12 && codes.at(-1) !== 'site_limit'; index += 1)
      codes.push((await (await ask(server, `203.0.113.${index}`)).json()).code);
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.at(-1)).toBe('site_limit');
  });
});

describe('a call that cost nothing leaves the tokens of the day as they were', () => {
  /** Enough tokens for about two questions. */
  const env = { VISITOR_TOKENS_PER_DAY: '24000', VISITOR_CALLS_PER_MINUTE: '1000' };

  test.each([400, 429, 503])('after status %i', async (status) => {
    const server = await start({ ...env, UPSTREAM_RETRIES: '0' });
    gemini.always(fails(status));
    for (let index = 0; index < 10; index += 1) await ask(server, '203.0.113.7');
    gemini.always(answers('Because.'));
    expect((await ask(server, '203.0.113.7')).status).toBe(200);
  });

  test('after a connection that is refused, and while the circuit breaker is open', async () => {
    const closed = await startGeminiServer();
    await closed.close();
    const server = await start({ ...env, GEMINI_BASE_URL: closed.url, UPSTREAM_FAILURES_TO_PAUSE: '5' });
    const codes = new Set<string>();
    for (let index = 0; index < 20; index += 1)
      codes.add((await (await ask(server, '203.0.113.7')).json()).code);
    expect([...codes]).toEqual(['upstream_unreachable', 'upstream_unavailable']);
  });

  test('but not when the service had begun to answer, or may have', async () => {
    const server = await start(env);
    gemini.always(({ response }) => void response.writeHead(200).end('no JSON'));
    const codes: string[] = [];
    for (let index = 0; index < 4; index += 1)
      codes.push((await (await ask(server, '203.0.113.7')).json()).code);
    expect(codes.at(-1)).toBe('visitor_limit');
  });
});

describe('the tokens that the service claims for one reply', () => {
  test.each([-5_000_000, 1e15])('are taken within what a reply can cost: %d', async (claimed) => {
    gemini.always(costing(claimed));
    const server = await start();
    for (let index = 0; index < 3; index += 1) expect((await ask(server, '203.0.113.7')).status).toBe(200);
    expect((await ask(server, '203.0.113.8')).status).toBe(200);
  });
});

describe('an upstream that fails', () => {
  test('is asked once more before the first byte', async () => {
    const server = await start();
    for (const method of [chat, chat.replace(':g', ':streamG')]) {
      gemini.next(fails(503), answers('Second time lucky.'));
      const before = gemini.requests.length;
      const response = await post(server, method, '203.0.113.7', question);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('lucky')]);
      expect(gemini.requests.length - before).toBe(2);
    }
  });

  test.each([[400], [429]])('is not asked again after status %i', async (status) => {
    const server = await start();
    gemini.always(fails(status));
    const before = gemini.requests.length;
    await ask(server, '203.0.113.7');
    expect(gemini.requests.length - before).toBe(1);
  });

  test('is not asked for a while after five failures in a row', async () => {
    const server = await start({ UPSTREAM_FAILURES_TO_PAUSE: '5', UPSTREAM_RETRIES: '0' });
    gemini.always(fails(500));
    const before = gemini.requests.length;
    for (let index = 0; index < 10; index += 1) await ask(server, '203.0.113.7');
    expect(gemini.requests.length - before).toBe(5);
    const paused = await ask(server, '203.0.113.7');
    expect([paused.status, paused.headers.get('retry-after')]).toEqual([503, '10']);
  });
});

describe.skipIf(!isInstalled('redis-server'))(
  'limits in a real Redis (skipped where it is not installed)',
  () => {
    const withRedis = async () => closing(await startRedis());

    test('are shared by two machines', async () => {
      const { port } = await withRedis();
      const env = {
        LIMITS_URL: `redis://127.0.0.1:${port}`,
        VISITOR_CALLS_PER_MINUTE: '6',
        VISITOR_CONCURRENT_CALLS: '99',
      };
      const [one, other] = [await start(env), await start(env)];
      await expect.poll(async () => (await ask(one, '203.0.113.1')).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await statuses(10, (number) => ask(number % 2 ? one : other, '203.0.113.7'))).toEqual({
        200: 6,
        429: 4,
      });
    });

    test('are counted under no address, for a day at most', async () => {
      const { port } = await withRedis();
      const url = `redis://127.0.0.1:${port}`;
      const server = await start({ LIMITS_URL: url });
      const client = await createClient({ url }).connect();
      const keysAfterAsking = async () => {
        await ask(server, '203.0.113.77');
        return client.keys('*');
      };
      // Until Redis is connected, the process counts in its own memory.
      await expect.poll(async () => (await keysAfterAsking()).length).toBeGreaterThan(3);
      const keys = await client.keys('*');
      expect(keys.join()).not.toContain('203.0.113');
      for (const key of keys) {
        const seconds = await client.ttl(key);
        expect(seconds, key).toBeGreaterThan(0);
        expect(seconds, key).toBeLessThanOrEqual(86_400);
      }
      client.destroy();
    });

    test('fall back to each process while Redis hangs', async () => {
      const redis = await withRedis();
      const port = closing(await openFaultyPort(redis.port));
      const env = { LIMITS_URL: `redis://127.0.0.1:${port.port}`, VISITOR_CALLS_PER_MINUTE: '3' };
      const server = await start(env);
      expect((await ask(server, '203.0.113.1')).status).toBe(200);
      await port.hang();
      expect(await statuses(4, () => ask(server, '203.0.113.7'))).toEqual({ 200: 3, 429: 1 });
    });

    test('fall back to each process while Redis is away, without refusing anybody', async () => {
      const redis = await startRedis();
      const env = { LIMITS_URL: `redis://127.0.0.1:${redis.port}`, VISITOR_CALLS_PER_MINUTE: '3' };
      const server = await start(env);
      expect((await ask(server, '203.0.113.1')).status).toBe(200);
      await redis.close();
      expect(await statuses(4, () => ask(server, '203.0.113.7'))).toEqual({ 200: 3, 429: 1 });
    });
  },
);
