// Starts one of the servers with which the gateway is compared, and prints its port.
// Arguments: `upstream`, `proxy <url of the upstream>` or `files <folder>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sirv from 'sirv';

import { event, reply } from '../geminiServer/answers.ts';

const [role = '', target = ''] = process.argv.slice(2);

/** Creates a fake of the model's service. It replies at once, or streams `words` words with pauses of `pauseMs`. */
function upstream() {
  const [words, pauseMs] = [60, 100];
  const whole = JSON.stringify(reply('A short answer.', { finishReason: 'STOP' }));
  return createServer(async (request, response) => {
    request.resume();
    if (!request.url?.includes(':streamGenerateContent'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(whole);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let index = 1; index <= words; index += 1) {
      response.write(event(reply('word ', index === words ? { finishReason: 'STOP' } : {})));
      await wait(pauseMs);
    }
    response.end();
  });
}

/**
 * Creates the simplest gateway: it sends the same request to the model's service each time and forwards the response.
 */
function proxy() {
  const body = JSON.stringify({ contents: [], systemInstruction: { parts: [{ text: 'x'.repeat(13_700) }] } });
  const app = new Hono();
  app.post('*', async ({ req }) => {
    await req.text();
    const headers = { 'content-type': 'application/json', 'x-goog-api-key': 'test-key' };
    const {
      status,
      headers: given,
      body: answer,
    } = await fetch(target + req.path, { method: 'POST', headers, body });
    return new Response(answer, { status, headers: { 'content-type': given.get('content-type') ?? '' } });
  });
  return createServer(getRequestListener(app.fetch));
}

/** Creates a server of the built pages with `sirv`, which sends the files that the build has compressed, like ours. */
function files() {
  readFileSync(`${target}/index.html`);
  const serve = sirv(target, { brotli: true, gzip: true, etag: true });
  return createServer((request, response) => serve(request, response));
}

const roles: Readonly<Record<string, () => ReturnType<typeof createServer>>> = { upstream, proxy, files };
const server = roles[role]?.();
if (!server) throw new Error(`There is no "${role}": ${Object.keys(roles).join(', ')}.`);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
