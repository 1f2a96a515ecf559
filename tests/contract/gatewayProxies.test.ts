import { describe, expect, test } from 'vitest';

import { createGateway, type LogEntry } from '#services/server';
import { isInstalled, type RunningProgram, startCaddy, startNginx } from '#tests/contract/realPrograms.ts';
import { askModel, setUpClosing, setUpGemini, setUpServers } from '#tests/contract/setUpServers.ts';

const gemini = setUpGemini();
const closing = setUpClosing();
const started = setUpServers(gemini);
/** The proxy as a program would be asked for the public address: the visitor's browser says where it is. */
const behind = async (proxy: Promise<RunningProgram>) => `http://127.0.0.1:${closing(await proxy).port}`;
const browser = { origin: 'https://www.site.example', 'sec-fetch-site': 'same-origin' };
const ask = (url: string, headers: Record<string, string> = browser) => askModel(url, undefined, headers);
const upgrades = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/about`, { headers })).headers.has('strict-transport-security');

describe.skipIf(!isInstalled('nginx'))(
  'the gateway behind real nginx (skipped where it is not installed)',
  () => {
    test('answers visitors with the usual configuration and no setting', async () => {
      const server = await started();
      const url = await behind(startNginx(`proxy_pass ${server.url};`));
      expect((await ask(url)).status).toBe(200);
      expect(
        (await ask(url, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(403);
    });

    test('accepts old browsers from SITE_ORIGINS alone, and sends HSTS', async () => {
      const server = await started({ SITE_ORIGINS: 'https://www.site.example, https://site.example' });
      const url = await behind(startNginx(`proxy_pass ${server.url};`));
      expect((await ask(url, { origin: 'https://site.example' })).status).toBe(200);
      expect(
        (await ask(url, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).status,
      ).toBe(403);
      expect(await upgrades(url)).toBe(true);
    });
  },
);

describe.skipIf(!isInstalled('caddy'))(
  'the gateway behind real Caddy (skipped where it is not installed)',
  () => {
    test('answers visitors with the usual configuration and no setting', async () => {
      const server = await started();
      const url = await behind(startCaddy(`reverse_proxy ${server.url}`));
      expect((await ask(url)).status).toBe(200);
      // Caddy replaces what a visitor claims of the protocol, so it stays plain here.
      expect((await ask(url, { origin: url })).status).toBe(200);
      expect(await upgrades(url, { 'x-forwarded-proto': 'https' })).toBe(false);
    });
  },
);

describe('forwarded headers', () => {
  const forwarded = { 'x-forwarded-proto': 'https', host: 'www.site.example' };

  test('are ignored where TRUSTED_PROXIES is 0', async () => {
    const server = await started({ TRUSTED_PROXIES: '0' });
    expect(await upgrades(server.url, forwarded)).toBe(false);
  });

  test.each(['https', 'HTTPS', 'https, http'])('give the protocol in any case: %s', async (proto) => {
    const server = await started();
    expect(await upgrades(server.url, { 'x-forwarded-proto': proto })).toBe(true);
  });

  test('and a refused origin leave a warning that names SITE_ORIGINS', async () => {
    const log: LogEntry[] = [];
    const options = { origins: ['https://www.site.example'], log: (entry: LogEntry) => log.push(entry) };
    const request = new Request('https://www.site.example/api/leads', {
      method: 'POST',
      headers: { origin: 'https://other.example' },
    });
    expect((await createGateway(options).fetch(request)).status).toBe(403);
    const note =
      'The server does not accept the origin of this request. If a page of your site sent it, add the origin of that page to SITE_ORIGINS';
    expect(log).toMatchObject([{ level: 'warn', code: 'origin_refused', note }]);
  });
});
