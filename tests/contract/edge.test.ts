import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildWorker } from '#site/build/buildWorker.ts';
import { withPolicy, writeStaticHost } from '#site/build/staticHost.ts';
import { modelPath, setUpGemini } from '#tests/contract/setUpServers.ts';
import { scriptHash, styleHashOf, writeSmallSite } from '#tests/smallSite/smallSite.ts';
import { recipe } from './workerd/recipe.ts';

const worker = fileURLToPath(new URL('../../services/gateway/worker.ts', import.meta.url));
const site = 'https://www.example.com';

const gemini = setUpGemini();
let folder: string;
let runtime: Miniflare;
let printed = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const small = await writeSmallSite();
  await writeStaticHost(small.folder, `${folder}/static`);
  await small.remove();
  await buildWorker(worker, `${folder}/worker`);
  runtime = await start({
    GEMINI_API_KEY: 'CANARY-KEY',
    GEMINI_BASE_URL: gemini.url,
    VISITOR_CALLS_PER_MINUTE: '4',
  });
}, 60_000);
afterAll(async () => {
  await runtime.dispose();
  await rm(folder, { recursive: true });
});

/** Runtime of edge platforms with the settings of the recipe and these secrets. */
async function start(secrets: Record<string, string>): Promise<Miniflare> {
  const { assets } = recipe;
  const started = new Miniflare({
    compatibilityDate: recipe.compatibility_date,
    compatibilityFlags: recipe.compatibility_flags,
    modulesRoot: `${folder}/worker`,
    modules: [{ type: 'ESModule', path: `${folder}/worker/worker.js` }],
    bindings: { ...recipe.vars, ...secrets },
    assets: {
      directory: `${folder}/static`,
      routerConfig: { has_user_worker: true, static_routing: { user_worker: assets.run_worker_first } },
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
    },
    handleRuntimeStdio: (...streams: readonly NodeJS.ReadableStream[]) => {
      for (const stream of streams)
        stream.on('data', (chunk: Buffer) => {
          printed += chunk;
        });
    },
  });
  await started.ready;
  return started;
}

const get = (address: string) => runtime.dispatchFetch(site + address, { redirect: 'manual' });
const ask = (headers: Record<string, string> = { origin: site }, address = runtime) =>
  address.dispatchFetch(site + modelPath(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'CANARY-WORDS?' }] }] }),
  });

describe('the pages on an edge platform', () => {
  test.each([
    ['/', 'Home', 200],
    ['/about', 'About us', 200],
    ['/services', 'Services', 200],
    ['/services/consultancy', 'Consultancy', 200],
    ['/nope', 'Page not found', 404],
  ])(
    '%s is a page with its own policy in it and the other headers around it',
    async (address, title, status) => {
      const response = await get(address);
      const text = await response.text();
      expect([response.status, text.includes(`<h1>${title}</h1>`)]).toEqual([status, true]);
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(text)?.[1];
      expect(policy).toContain(`script-src 'self' '${scriptHash}'; style-src 'self' '${styleHashOf(title)}'`);
      expect(policy).not.toMatch(/frame-ancestors|report|'unsafe/);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );

  test('files are kept for ever, other spellings lead to the page, and the list of headers is no page', async () => {
    expect((await get('/static/js/a.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const other = await get('/about/');
    expect([other.status, other.headers.get('location')]).toEqual([307, '/about']);
    expect((await get('/_headers')).status).toBe(404);
  });

  test('a page without a place for its policy is noticed', () => {
    expect(() => withPolicy('<title>x</title>')).toThrow('A page says no character set');
  });
});

describe('the gateway on an edge platform', () => {
  test('answers what is its own, and tells its log without words or key', async () => {
    const reply = await ask();
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('Because.')]);
    expect(gemini.requests.at(-1)?.body).toMatchObject({
      systemInstruction: { parts: [{ text: expect.stringContaining('assistant on the website') }] },
    });
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    const health = await get('/api/health');
    expect(await health.json()).toMatchObject({ status: 'ok', ai: 'configured' });
    expect(health.headers.get('content-security-policy')).toContain('sandbox');
    await expect.poll(() => printed).toContain('"route":"health"');
    const [line = ''] = printed.split('\n').filter((text) => text.includes('"upstream":200'));
    expect(JSON.parse(line)).toMatchObject({ level: 'info', route: 'generateContent', status: 200 });
    expect(printed).toMatch(/"level":"warn".*"code":"origin_refused"/);
    expect(printed).not.toMatch(/CANARY|www\.example\.com/);
  });

  test('counts in its memory from one request to the next', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await ask()).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a variable that cannot work is one sentence in the log', async () => {
    const wrong = await start({ GEMINI_MODEL: 'no model!' });
    expect((await ask({ origin: site }, wrong)).status).toBe(500);
    await expect.poll(() => printed).toContain('GEMINI_MODEL is no model name.');
    await wrong.dispose();
  });

  test('what Redis would count is counted in memory, and the log says so', async () => {
    const other = await start({ LIMITS_URL: 'redis://127.0.0.1:1' });
    expect((await ask({ origin: site }, other)).status).toBe(503);
    await expect.poll(() => printed).toContain('LIMITS_URL is not used here');
    await other.dispose();
  });
});
