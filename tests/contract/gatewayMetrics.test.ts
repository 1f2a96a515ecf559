import getPort from 'get-port';
import { expect, test } from 'vitest';

import { askModel, setUpGemini, setUpServers } from '#tests/contract/setUpServers.ts';
import { answers, fails } from '#tests/geminiServer/geminiServer.ts';

const gemini = setUpGemini();
const start = setUpServers(gemini, { TRUSTED_PROXIES: '0', UPSTREAM_RETRIES: '0' });
/** Starts a server whose metrics have a port of their own. */
async function withMetrics(env: Record<string, string> = {}) {
  const port = await getPort();
  const server = await start({ METRICS_PORT: `${port}`, ...env });
  return { server, figures: `http://127.0.0.1:${port}/metrics` };
}

test('the metrics count answers by route, status and reason, tokens and model time, and nothing else', async () => {
  const { server, figures } = await withMetrics({ VISITOR_CALLS_PER_MINUTE: '3' });
  gemini.next(answers('Because.'), answers('Because.'), fails(500));
  for (let index = 0; index < 5; index += 1) await askModel(server.url, undefined, { origin: server.url });
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
  expect(text).not.toMatch(/a-key|Why|127\.0\.0\.1/);
});

test('the metrics of another address than this machine are behind a token', async () => {
  const token = 'a-token-of-prometheus';
  const { figures } = await withMetrics({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token });
  const status = async (headers: Record<string, string>) => (await fetch(figures, { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: 'Bearer wrong' })).toBe(401);
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
});

test('the metrics say which parts work', async () => {
  const { figures } = await withMetrics();
  expect(await (await fetch(figures)).text()).toContain('gateway_working{part="leads"} 1');
});

test('the public port serves no metrics', async () => {
  const { server } = await withMetrics();
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404);
});
