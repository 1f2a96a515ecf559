import { request as httpRequest } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createStaticSite, type RunningServer, type StaticSite, startServer } from '#services/server';
import { askModel, setUpGemini, setUpServers, setUpSmallSite } from '#tests/contract/setUpServers.ts';

const folder = setUpSmallSite();
let site: StaticSite;
beforeAll(async () => {
  site = await createStaticSite(folder());
});

describe('the built site', () => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.fetch(new Request(`http://localhost${path}`, { headers, method }));

  test.each([
    ['/', 'Home'],
    ['/about', 'About us'],
    ['/services', 'Services'],
    ['/services/consultancy', 'Consultancy'],
    ['/about?x=1', 'About us'],
    ['/%61bout', 'About us'],
  ])('[RT-15] serves the page %s', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
  });

  test.each([
    ['/static/js/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ])('serves %s with its type and cache time', async (path, type, cache) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, cache]);
  });

  test.each(['/nope', '/services/x/y', '/404', '/about.tsx', '/.env', '/%2eenv', '/.vite/manifest.json'])(
    '[RT-14] answers %s with the not-found page',
    async (path) => {
      const response = await get(path, { accept: 'text/html' });
      expect(response.status).toBe(404);
      const text = await response.text();
      expect(text).toContain('Page not found');
      expect(text).not.toContain('CANARY');
    },
  );

  test.each([
    ...['/about.html.br', '/about.html.gz', '/../package.json', '/..%2f..%2fetc%2fpasswd'],
    ...['/%2e%2e/%2e%2e/etc/passwd', '/static/../.env', '/static/%2e%2e/.env'],
    ...['/static%00/js/a.js', '/%ff', '/static\\js\\..\\..\\.env', '//etc/passwd', '/static/js/'],
    '/static/',
  ])('[S-16] serves no file that is not listed: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/CANARY|root:/);
  });

  test('answers 404 without a page for a missing script', async () => {
    const response = await get('/static/js/old.js');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toBe('Not found');
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/services/consultancy/?a=b', '/services/consultancy?a=b'],
  ])('redirects %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });

  test.each(['//evil.example/', '//evil.example/about/', '/\\evil.example/', '/nope/', '/404/', '/404.html'])(
    '[S-15] does not redirect %s to another site',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    },
  );

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
    ['', null],
    ['*', 'br'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['gzip;q=0.5, *;q=0.8', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', null],
  ])('answers Accept-Encoding %j with %j', async (accepted, encoding) => {
    const response = await get('/about', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });

  test('sends a file without a compressed copy as it is', async () => {
    const { headers } = await get('/robots.txt', { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  });

  test('answers 304 for a matching ETag of the same encoding', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const tag of [etag, `"other", W/${etag}`, '*']) {
      const again = await get('/about', { 'if-none-match': tag });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get('/about', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
    expect((await get('/nope', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('answers HEAD with the length alone, and refuses other methods', async () => {
    const head = await get('/about', {}, 'HEAD');
    expect(await head.text()).toBe('');
    expect(Number(head.headers.get('content-length'))).toBe((await (await get('/about')).text()).length);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get('/about', {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('the built server', () => {
  const gemini = setUpGemini();
  const start = setUpServers(gemini, { GEMINI_API_KEY: 'CANARY-KEY', GEMINI_MODEL: 'gemini-x' });
  let server: RunningServer;
  beforeEach(async () => {
    server = await start();
  });

  const ask = (url: string, headers: Record<string, string> = {}) =>
    askModel(url, undefined, { origin: url, ...headers });

  test('serves the site and the gateway at one address', async () => {
    expect(await (await fetch(`${server.url}/about`)).text()).toContain('About us');
    expect(await (await ask(server.url)).json()).toMatchObject({
      candidates: [{ content: { parts: [{ text: 'Because.' }] }, finishReason: 'STOP' }],
    });
    expect(gemini.requests.at(-1)?.model).toBe('gemini-x');
  });

  test.each([
    ['chat', 'assistant on the website'],
    ['audit', 'business audits'],
  ])('[G-30] gives the model its own instruction for the %s', async (intent, words) => {
    await ask(server.url, { 'x-intent': intent });
    expect(gemini.requests.at(-1)?.body).toMatchObject({
      systemInstruction: { parts: [{ text: expect.stringContaining(words) }] },
    });
  });

  test('[D4] [G-42] serves the site without any setting, and says what is missing', async () => {
    const bare = await start({
      GEMINI_API_KEY: '',
      GEMINI_BASE_URL: '',
      GEMINI_MODEL: '',
      DRAIN_SECONDS: '',
    });
    expect((await fetch(bare.url)).status).toBe(200);
    expect((await ask(bare.url)).status).toBe(503);
    const health = await (await fetch(`${bare.url}/api/health`)).json();
    expect(health).toEqual({ status: 'ok', ai: 'none', leads: 'none' });
  });

  test('says what to do when the site is not built', async () => {
    await expect(startServer({ folder: '/nowhere', env: { PORT: '0' }, quiet: true })).rejects.toThrow(
      'There is no built site in /nowhere. Build it first: npm run build',
    );
  });

  test.each(['TRACE', 'PROPFIND'])('[S-16] refuses %s', async (method) => {
    const status = await new Promise((resolve, reject) => {
      httpRequest(`${server.url}/about`, { method }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(405);
  });
});
