import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { beforeAll, describe, expect, test } from 'vitest';

import { createGateway, createStaticSite, type StaticSite } from '#services/server';
import { askModel, setUpGemini, setUpSmallSite } from '#tests/contract/setUpServers.ts';
import { isWorkerd, startGateway } from '#tests/contract/startGateway.ts';
import { styleHashOf, writeSmallSite } from '#tests/smallSite/smallSite.ts';

const gemini = setUpGemini();
const folder = setUpSmallSite();
let site: StaticSite;
beforeAll(async () => {
  site = await createStaticSite(folder());
});
const get = (path: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(`http://localhost${path}`, { headers }));

test('the running server serves the old build after the files are replaced', async () => {
  const built = await writeSmallSite();
  const running = await createStaticSite(built.folder);
  const page = async (name: string) => {
    const response = await running.fetch(new Request(`http://localhost${name}`));
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  await rename(built.folder, `${built.folder}-away`);
  expect((await page('/about')).status).toBe(200);
  await rename(`${built.folder}-away`, built.folder);
  await writeFile(path.join(built.folder, 'services.html'), '<style>h1 {}</style><h1>Another build</h1>');
  const { text, headers } = await page('/services');
  expect(text).toContain('<h1>Services</h1>');
  expect(headers.get('content-security-policy')).toContain(styleHashOf('Services'));
  await built.remove();
});

describe('a range request', () => {
  test.each([
    ['bytes=0-9', 206, 'console.wa', 'bytes 0-9/800'],
    ['bytes=790-', 206, 'e.warn(1);', 'bytes 790-799/800'],
    ['bytes=-5', 206, 'n(1);', 'bytes 795-799/800'],
    ['bytes=795-9999', 206, 'n(1);', 'bytes 795-799/800'],
    ['bytes=800-', 416, '', 'bytes */800'],
  ])('%s', async (range, status, text, content) => {
    const response = await get('/static/js/a.js', { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      text,
      content,
    ]);
  });

  test.each(['bytes=9-0', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])(
    'gets the whole file for %s',
    async (range) => {
      const response = await get('/static/js/a.js', { range });
      expect([response.status, (await response.text()).length]).toEqual([200, 800]);
    },
  );
});

test('a 404 is a page for browsers, and a few bytes for programs', async () => {
  const page = await get('/wp-login.php', { accept: 'text/html,*/*;q=0.8' });
  expect([page.status, (await page.text()).includes('Page not found')]).toEqual([404, true]);
  for (const headers of [{}, { accept: '*/*' }, { accept: 'image/png' }]) {
    const plain = await get('/wp-login.php', headers);
    expect([plain.status, await plain.text()]).toEqual([404, 'Not found']);
  }
});

test('the gateway turns a date in Retry-After into seconds', async () => {
  const gateway = await startGateway({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: gemini.url });
  const date = new Date(Date.now() + 90_000).toUTCString();
  gemini.next(({ response }) => void response.writeHead(429, { 'retry-after': date }).end());
  const wait = Number((await askModel(gateway.url)).headers.get('retry-after'));
  expect(wait).toBeGreaterThan(80);
  expect(wait).toBeLessThanOrEqual(91);
  await gateway.close();
});

describe('the log of the gateway', () => {
  test.each([
    ['a closed port', () => getPort().then((port) => `http://127.0.0.1:${port}`), 'ECONNREFUSED'],
    ['an unknown host', async () => 'http://nowhere.invalid', /ENOTFOUND|EAI_AGAIN/],
  ])('gives the reason why %s could not be reached', async (_, address, reason) => {
    const upstreamUrl = await address();
    const gateway = await startGateway({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: upstreamUrl });
    await askModel(gateway.url);
    expect((await gateway.log()).at(-1)).toMatchObject({ code: 'upstream_unreachable' });
    // workerd keeps the reason to itself.
    if (!isWorkerd) expect((await gateway.log()).at(-1)?.note).toMatch(reason);
    await gateway.close();
  });

  test('has a policy report with directive and page, without query or sample', async () => {
    const notes: unknown[] = [];
    const { fetch: answer } = createGateway({ log: (entry) => notes.push(entry.note) });
    const send = (type: string, body: object) =>
      answer(
        new Request('https://site.example/api/csp', {
          method: 'POST',
          headers: { 'content-type': type },
          body: JSON.stringify(body),
        }),
      );
    const old = {
      'document-uri': 'https://site.example/about?name=CANARY#x',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?CANARY',
      'script-sample': 'CANARY',
    };
    await send('application/csp-report', { 'csp-report': old });
    const body = {
      documentURL: 'https://site.example/blog/CANARY-of-a-path/',
      effectiveDirective: 'style-src-attr',
      blockedURL: 'inline',
      sample: 'CANARY',
    };
    await send('application/reports+json', [{ type: 'csp-violation', body }]);
    await send('application/reports+json', [{ type: 'deprecation', body: { message: 'CANARY' } }]);
    expect(notes[0]).toBe('blocked script-src-elem on /about: https://evil.example');
    expect(notes[1]).toBe('blocked style-src-attr on /blog/CANARY-of-a-path/: inline');
    expect(notes[2]).toBeUndefined();
  });
});
