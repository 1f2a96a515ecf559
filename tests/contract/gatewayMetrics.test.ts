import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type RunningServer, startServer } from '#services/server';
import { answers, fails, type GeminiServer, startGeminiServer } from '#tests/geminiServer/geminiServer.ts';
import { writeSmallSite } from '#tests/smallSite/smallSite.ts';

let gemini: GeminiServer;
let server: RunningServer;
let figures: string;
let removeFolder: () => Promise<void>;
beforeAll(async () => {
  const { folder, remove } = await writeSmallSite();
  removeFolder = remove;
  gemini = await startGeminiServer();
  const port = await getPort();
  figures = `http://127.0.0.1:${port}/metrics`;
  const env = {
    PORT: '0',
    GEMINI_API_KEY: 'a-key',
    GEMINI_BASE_URL: gemini.url,
    METRICS_PORT: String(port),
    DRAIN_SECONDS: '0',
    TRUSTED_PROXIES: '0',
    VISITOR_CALLS_PER_MINUTE: '3',
    UPSTREAM_RETRIES: '0',
  };
  server = await startServer({ folder, env, quiet: true });
});
afterAll(async () => {
  await server.close();
  await gemini.close();
  await removeFolder();
});

const ask = () =>
  fetch(`${server.url}/api/gemini/v1beta/models/gemini-2.0-flash:generateContent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'CANARY?' }] }] }),
  });

test('the metrics count answers by route, status and reason, tokens and model time, and nothing else', async () => {
  gemini.next(answers('Because.'), answers('Because.'), fails(500));
  for (let index = 0; index < 5; index += 1) await ask();
  await fetch(`${server.url}/about`);
  const text = await (await fetch(figures)).text();
  const route = 'route="generateContent",intent="chat"';
  expect(text).toContain(`gateway_answers_total{${route},status="200",code=""} 2`);
  expect(text).toContain(`gateway_answers_total{${route},status="502",code="upstream_failed"} 1`);
  expect(text).toContain(`gateway_answers_total{${route},status="429",code="visitor_limit"} 2`);
  expect(text).toContain('gateway_answers_total{route="page",intent="",status="200",code=""} 1');
  expect(text).toContain('gateway_tokens_total{intent="chat"} 24');
  expect(text).toContain('gateway_upstream_seconds_count{route="generateContent"} 3');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/CANARY|a-key|127\.0\.0\.1/);
});

test('the metrics of another address than this machine are behind a token', async () => {
  const { folder, remove } = await writeSmallSite();
  const port = await getPort();
  const env = { PORT: '0', DRAIN_SECONDS: '0', METRICS_PORT: `${port}`, METRICS_HOST: '0.0.0.0' };
  const token = 'a-token-of-prometheus';
  const open = await startServer({ folder, env: { ...env, METRICS_TOKEN: token }, quiet: true });
  const status = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: 'Bearer wrong' })).toBe(401);
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
  await open.close();
  await remove();
});

test('the metrics say which parts work', async () => {
  expect(await (await fetch(figures)).text()).toContain('gateway_working{part="leads"} 1');
});

test('the public port serves no metrics', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404);
});
