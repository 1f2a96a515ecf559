import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { RunningServer } from '#services/server';
import { headOf, sendRaw } from '#tests/contract/rawHttp.ts';
import { askModel, setUpGemini, setUpServers } from '#tests/contract/setUpServers.ts';
import { answers } from '#tests/geminiServer/geminiServer.ts';

const gemini = setUpGemini();
const start = setUpServers(gemini);
let server: RunningServer;
beforeEach(async () => {
  server = await start();
});

const get11 = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`;

describe('a malformed request', () => {
  test.each([
    ['a host that is no address', get11('/about', 'Host: 999.1.1.1')],
    ['a host of five numbers', get11('/about', 'Host: 1.2.3.4.5')],
    ['a host with a character that no host has', get11('/about', 'Host: a|b')],
    ['two hosts', get11('/about', 'Host: a.example', 'Host: b.example')],
    ['no host', get11('/about', 'Accept: */*')],
    ['a backslash in the path', get11('/a\\b', 'Host: localhost')],
    ['a method that is none', 'G<T / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['two lengths', get11('/', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2')],
  ])('gets 400 with the security headers: %s', async (_, request) => {
    const { status, headers } = headOf(await sendRaw(server.url, request));
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
  });

  // Node 24 reads it as a host, as browsers do; older versions do not.
  test('gets no error of the server for half a Punycode host', async () => {
    const { status } = headOf(await sendRaw(server.url, get11('/about', 'Host: xn--')));
    expect(status).toBe(URL.canParse('http://xn--/') ? 200 : 400);
  });

  test('gets 431 with the security headers when it has too many headers', async () => {
    const { status, headers } = headOf(
      await sendRaw(server.url, get11('/', 'Host: localhost', `X: ${'x'.repeat(20_000)}`)),
    );
    expect([status, headers['x-content-type-options']]).toEqual([431, 'nosniff']);
  });

  test('gets an answer over HTTP/1.0 without a host, as load balancers ask', async () => {
    expect(headOf(await sendRaw(server.url, 'GET /about HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});

// Both wait for more than ten seconds.
describe.concurrent('the server', { timeout: 60_000 }, () => {
  test('refuses a request whose headers do not come', async () => {
    const answer = await sendRaw(server.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow', 50_000);
    expect(headOf(answer).status).toBe(408);
  });

  test('[G-42] finishes an answer that takes longer than ten seconds when it is asked to stop, and takes no other', async () => {
    const closing = await start({ DRAIN_SECONDS: '' });
    gemini.next(answers('Late but whole.', { after: 11_500 }));
    const reply = askModel(closing.url, undefined, { origin: closing.url });
    await expect.poll(() => gemini.requests.length).toBeGreaterThan(0);
    const closed = closing.close();
    expect(await (await reply).text()).toContain('Late but whole.');
    await closed;
    await expect(fetch(`${closing.url}/about`)).rejects.toThrow();
  });
});

test('the server closes connections beyond MAX_CONNECTIONS, and accepts more when some leave', async () => {
  const small = await start({ MAX_CONNECTIONS: '5' });
  const port = Number(new URL(small.url).port);
  const idle: Socket[] = [];
  for (let index = 0; index < 5; index += 1) idle.push(connect(port, '127.0.0.1'));
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect(await sendRaw(small.url, get11('/about', 'Host: localhost'))).toBe('');
  for (const socket of idle) socket.destroy();
  await expect
    .poll(async () => headOf(await sendRaw(small.url, get11('/about', 'Host: localhost'))).status)
    .toBe(200);
});

describe('a server that is asked to stop', () => {
  const agents: Agent[] = [];
  afterEach(() => {
    for (const agent of agents.splice(0)) agent.destroy();
  });
  /** Sends requests on a separate keep-alive connection. */
  const keptConnection = (url: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return () =>
      new Promise<string>((resolve) => {
        get(`${url}/about`, { agent }, (response) => {
          response.resume().on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
        }).on('error', ({ message }) => resolve(message));
      });
  };

  test('closes each kept-alive connection without a reset, and is no longer ready', async () => {
    const closing = await start({ DRAIN_SECONDS: '' });
    const ready = async () => (await fetch(`${closing.url}/api/ready`)).status;
    expect(await ready()).toBe(200);
    const visitors = Array.from({ length: 20 }, () => keptConnection(closing.url));
    await Promise.all(visitors.map((visit) => visit()));
    const closed = closing.close();
    expect(await ready()).toBe(503);
    const last = await Promise.all(visitors.map((visit) => visit()));
    expect(last).toEqual(visitors.map(() => '200 close'));
    await closed;
    expect(await keptConnection(closing.url)()).toContain('ECONNREFUSED');
  });
});
