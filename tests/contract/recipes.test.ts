import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { type RunningServer, startServer } from '#services/server';
import { modelPath, question, setUpGemini } from '#tests/contract/setUpServers.ts';
import { answers } from '#tests/geminiServer/geminiServer.ts';
import { startProgram as startBuiltProgram, writeBuiltServer } from '#tests/smallSite/builtServer.ts';
import { writeSmallSite } from '#tests/smallSite/smallSite.ts';
import { isInstalled, startNginx } from './realPrograms.ts';
import { askOver, type RunningRecipe, startCaddyRecipe, startNginxRecipe } from './recipes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const recipes = path.join(root, 'services/gateway/deploy');

describe.each([
  ['nginx', startNginxRecipe],
  ['caddy', startCaddyRecipe],
] as const)('the recipe for %s, in the real one', (program, start) => {
  const without = !isInstalled(program);
  if (without) return void test.skip(`needs ${program}, which this machine has not`, () => {});

  const name = 'www.site.example';
  const gemini = setUpGemini();
  let server: RunningServer;
  let proxy: RunningRecipe;
  let removeFolder: () => Promise<void>;
  beforeAll(async () => {
    const { folder, remove } = await writeSmallSite();
    removeFolder = remove;
    const env = {
      PORT: '0',
      GEMINI_API_KEY: 'a-key',
      GEMINI_BASE_URL: gemini.url,
      DRAIN_SECONDS: '0',
      VISITOR_CALLS_PER_MINUTE: '5',
    };
    server = await startServer({ folder, env, quiet: true });
    proxy = await start(name, server.url);
    const isUp = () => get('/api/health').then(({ status }) => status, String);
    // Caddy signs the certificate after it has begun to listen.
    await vi.waitFor(async () => expect(await isUp()).toBe(200), { timeout: 10_000 });
  }, 30_000);
  afterAll(async () => {
    await proxy.close();
    await server.close();
    await removeFolder();
  });

  const get = (address: string, headers: Record<string, string> = {}) =>
    askOver(`https://${name}:${proxy.port}${address}`, { headers: { host: name, ...headers } });
  const ask = (method: string, headers: Record<string, string> = {}, body: unknown = question) =>
    askOver(`https://${name}:${proxy.port}${method}`, {
      method: 'POST',
      headers: { host: name, origin: `https://${name}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('pages come over HTTPS alone, compressed, with their headers and no others of the proxy', async () => {
    const plain = await askOver(`http://${name}:${proxy.plainPort}/about?a=b`, { headers: { host: name } });
    expect(plain.status).toBe(308);
    expect(plain.headers.location).toMatch(/^https:\/\/www\.site\.example(:\d+)?\/about\?a=b$/);
    const page = await get('/about', { 'accept-encoding': 'br' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    expect(page.headers['strict-transport-security']).toContain('max-age=63072000');
    expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(page.headers.server ?? 'nginx').toBe('nginx');
    expect([undefined, 'nginx', 'Caddy']).toContain(plain.headers.server);
  });

  test('another name is neither served nor redirected', async () => {
    const outcome = (url: string) =>
      askOver(url, { headers: { host: 'evil.example' } }).then(
        ({ status, headers }) => `${status} ${headers.location ?? ''}`,
        (error: NodeJS.ErrnoException) => error.code ?? error.name,
      );
    expect(await outcome(`https://evil.example:${proxy.port}/`)).toMatch(
      /SSL|ECONNRESET|UND_ERR_SOCKET|EPROTO/,
    );
    expect(await outcome(`http://evil.example:${proxy.plainPort}/x`)).not.toMatch(/^200|evil/);
  });

  test.skipIf(program === 'caddy')(
    "the authority gets certbot's answer without HTTPS when a certificate is renewed",
    async () => {
      const url = `http://${name}:${proxy.plainPort}/.well-known/acme-challenge/token`;
      const answer = await askOver(url, { headers: { host: name } });
      expect([answer.status, answer.body]).toEqual([200, 'the answer to the authority']);
    },
  );

  test.skipIf(program === 'caddy')(
    'errors of the proxy itself have the headers of every other answer',
    async () => {
      const large = await ask('/api/leads', {}, { message: 'x'.repeat(300_000) });
      expect(large.status).toBe(413);
      expect(large.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=63072000',
      });
      const page = await get('/about');
      expect(page.headers['x-content-type-options']).toBe('nosniff');
      expect(String(page.headers['strict-transport-security'])).toContain('preload');
    },
  );

  test('a visitor on a port other than 443 counts as one of the site', async () => {
    const host = `${name}:${proxy.port}`;
    expect((await ask(modelPath(), { host, origin: `https://${host}` })).status).toBe(200);
  });

  test('a visitor whose browser sends nothing but the origin is answered, and a stream comes piece by piece', async () => {
    gemini.next(answers('One two three four five six.', { between: 60 }));
    const streamed = await ask(modelPath('streamGenerateContent?alt=sse'));
    expect([streamed.status, streamed.body]).toEqual([200, expect.stringContaining('data: ')]);
    expect(streamed.pieces).toBeGreaterThan(2);
    expect((await ask(modelPath(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(modelPath(), { origin: `http://${name}` })).status).toBe(403);
  });

  test.each([
    ['a page', '/about', 200],
    ['a script', '/static/js/a.js', 200],
    ['an answer of the gateway', '/api/health', 200],
    ['an error page', '/nope', 404],
    ['an error of the gateway', '/api/nope', 404],
    ['a redirect', '/about/', 308],
  ])('[S-10] %s has its security headers behind the proxy', async (_, address, status) => {
    const answer = await get(address, { accept: 'text/html' });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('a long message passes, and nobody becomes another visitor by claiming an address', async () => {
    const long = { kind: 'contact', message: 'x'.repeat(120_000) };
    expect((await ask('/api/leads', {}, long)).status).toBe(503);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await ask(modelPath(), { 'x-forwarded-for': `203.0.113.${index}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe.skipIf(!isInstalled('systemd-analyze'))(
  'the unit for systemd (skipped where systemd-analyze is not installed)',
  () => {
    const unit = path.join(recipes, 'website.service');
    const analyze = (...words: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
      return { status, text: stdout + stderr };
    };

    test('is one that systemd takes, with its socket', () => {
      const socket = path.join(recipes, 'website.socket');
      expect(analyze('verify', '--man=no', unit, socket)).toEqual({ status: 0, text: '' });
    });

    test('gives the server next to no rights: an exposure of at most 1.5 of 10', () => {
      const { status, text } = analyze('security', '--offline=true', '--threshold=15', unit);
      expect(text).toContain('Overall exposure level');
      expect(status).toBe(0);
    });
  },
);

test.skipIf(!isInstalled('systemd-socket-activate') || !isInstalled('nginx'))(
  'each visitor behind nginx is answered while the server restarts on the socket of systemd (skipped where one is not installed)',
  { timeout: 60_000 },
  async () => {
    const port = await getPort();
    const { folder, remove } = await writeBuiltServer();
    // Twice on one socket, as systemd does it.
    const run = `sh -c 'echo pid $$; LISTEN_PID=$$ exec node dist/server/node.js'`;
    const twice = ['sh', '-c', `${run}; sleep 1; ${run}`];
    const program = startBuiltProgram(
      folder,
      ['systemd-socket-activate', '-l', `127.0.0.1:${port}`, ...twice],
      {},
    );
    const proxy = await startNginx(`proxy_pass http://127.0.0.1:${port};`);
    const pids = () => [...program.output().matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
    const starts = () => program.output().split('The site is at').length - 1;
    const seen: Record<string, number> = {};
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const { status } = await askOver(`http://127.0.0.1:${proxy.port}/about`);
        seen[status] = (seen[status] ?? 0) + 1;
      }
    };
    const visits = Promise.all([visit(), visit(), visit()]);
    await expect.poll(starts, { timeout: 20_000 }).toBe(1);
    process.kill(pids()[0] ?? 0, 'SIGTERM');
    await expect.poll(starts, { timeout: 20_000 }).toBe(2);
    isOver = true;
    await visits;
    expect(Object.keys(seen)).toEqual(['200']);
    await proxy.close();
    process.kill(pids()[1] ?? 0, 'SIGKILL');
    await program.ended;
    await remove();
  },
);

describe.skipIf(!isInstalled('promtool'))(
  'the alarms for Prometheus (skipped where promtool is not installed)',
  () => {
    const promtool = (...words: readonly string[]) => spawnSync('promtool', words, { encoding: 'utf8' });

    test('are five that Prometheus takes', () => {
      const { status, stdout } = promtool('check', 'rules', path.join(recipes, 'website.rules.yml'));
      expect([status, stdout]).toEqual([0, expect.stringContaining('5 rules found')]);
    });

    test('fire for a server in trouble, and stay silent for one that is well', () => {
      const file = path.join(root, 'tests/contract/prometheus/website.rules.test.yml');
      const { status, stdout, stderr } = promtool('test', 'rules', file);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('SUCCESS');
    });
  },
);
