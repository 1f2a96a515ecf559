// Starts one of the servers that the gateway is compared with, and prints its port: `upstream`, `proxy <url>` or
// `files <folder>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sirv from 'sirv';

import { event, reply } from '../geminiServer/answers.ts';

const [role = '', target = ''] = process.argv.slice(2);

/** The model's service. It replies at once, or streams `tokens` words with a pause of `pause` milliseconds. */
function upstream() {
  const [tokens, pause] = [60, 100];
  const whole = JSON.stringify(reply('A short answer.', { finishReason: 'STOP' }));
  return createServer(async (request, response) => {
    request.resume();
    if (!request.url?.includes(':streamGenerateContent'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(whole);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let index = 1; index <= tokens; index += 1) {
      response.write(event(reply('word ', index === tokens ? { finishReason: 'STOP' } : {})));
      await wait(pause);
    }
    response.end();
  });
}

/** The simplest gateway: sends the same request upstream each time, and forwards the response. */
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

/** Serves the built pages with `sirv`, compressed in advance like ours. */
function files() {
  readFileSync(`${target}/index.html`);
  const serve = sirv(target, { brotli: true, gzip: true, etag: true });
  return createServer((request, response) => serve(request, response));
}

const roles: Readonly<Record<string, () => ReturnType<typeof createServer>>> = { upstream, proxy, files };
const server = roles[role]?.();
if (!server) throw new Error(`There is no "${role}": ${Object.keys(roles).join(', ')}.`);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
