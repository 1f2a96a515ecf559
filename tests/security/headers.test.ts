import { beforeAll, describe, expect, test } from 'vitest';

import { contentSecurityPolicy, createGateway, createStaticSite, type StaticSite } from '#services/server';
import { setUpSmallSite } from '#tests/contract/setUpServers.ts';
import { scriptHash, styleHashOf } from '#tests/smallSite/smallSite.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
};
const hsts = 'max-age=63072000; includeSubDomains; preload';
const policyOf = (scripts: string, styles: string) =>
  `default-src 'none'; script-src ${scripts}; style-src ${styles}; img-src 'self'; font-src 'self'; ` +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
  'upgrade-insecure-requests; report-to csp; report-uri /api/csp';
/** A page allows its own inline script and style, and anything else nothing inline. */
const policyOfPage = (title: string) => policyOf(`'self' '${scriptHash}'`, `'self' '${styleHashOf(title)}'`);
const strictPolicy = policyOf("'self'", "'self'");

const folder = setUpSmallSite();
let site: StaticSite;
beforeAll(async () => {
  site = await createStaticSite(folder());
});

const gateway = createGateway({});
const headersOf = (response: Response) => Object.fromEntries(response.headers);

describe('[S-10] pages and files', () => {
  test.each([
    [200, 'GET', '/about', {}, policyOfPage('About us')],
    [200, 'HEAD', '/', {}, policyOfPage('Home')],
    [200, 'GET', '/static/js/a.js', {}, strictPolicy],
    [304, 'GET', '/about', { 'if-none-match': '*' }, policyOfPage('About us')],
    [308, 'GET', '/about/', {}, strictPolicy],
    [404, 'GET', '/nope', { accept: 'text/html' }, policyOfPage('Page not found')],
    [404, 'GET', '/nope', {}, strictPolicy],
    [404, 'GET', '/static/js/none.js', {}, strictPolicy],
    [405, 'POST', '/about', {}, strictPolicy],
  ])('have every security header: %i for %s %s', async (status, method, path, headers, policy) => {
    const response = await site.fetch(new Request(`https://site.example${path}`, { method, headers }));
    expect(response.status).toBe(status);
    const sent = headersOf(response);
    expect(sent).toMatchObject({
      ...common,
      'strict-transport-security': hsts,
      'content-security-policy': policy,
      'reporting-endpoints': 'csp="/api/csp"',
    });
    expect(sent).not.toHaveProperty('server');
    expect(sent).not.toHaveProperty('x-powered-by');
    expect(sent['cache-control'] ?? 'no-cache').toBeTruthy();
  });

  test('send no HSTS over plain HTTP', async () => {
    const sent = headersOf(await site.fetch(new Request('http://127.0.0.1:3000/')));
    expect(sent).not.toHaveProperty('strict-transport-security');
    expect(sent['content-security-policy']).toBe(
      policyOfPage('Home').replace('upgrade-insecure-requests; ', ''),
    );
  });

  test('send HSTS when a proxy speaks HTTPS', async () => {
    const sent = headersOf(site.fetch(new Request('http://site.example/'), { secure: true }));
    expect(sent['strict-transport-security']).toBe(hsts);
    expect(sent['content-security-policy']).toBe(policyOfPage('Home'));
  });

  test('[S-06] allow exactly their own inline scripts', async () => {
    const sent = headersOf(await site.fetch(new Request('https://site.example/')));
    const scripts = /script-src ([^;]*)/.exec(sent['content-security-policy'] ?? '')?.[1];
    expect(scripts).toBe(`'self' '${scriptHash}'`);
  });

  test('allow no browser feature that would ask the visitor', async () => {
    const sent = headersOf(await site.fetch(new Request('https://site.example/')));
    const features = sent['permissions-policy']?.split(', ') ?? [];
    expect(features.length).toBeGreaterThan(25);
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect(features).toContain(`${feature}=()`);
    }
  });
});

test('[S-02] the content security policy allows nothing unsafe and no other origin', () => {
  const strict = contentSecurityPolicy({ secure: true });
  expect(strict).not.toMatch(/unsafe|\*|https?:|data:|blob:|strict-dynamic/);
  expect(strict).toContain("script-src 'self';");
});

describe('[S-10] [P-11] the gateway', () => {
  const body = '{}';
  const json = { 'content-type': 'application/json' };
  const own = { ...json, origin: 'https://site.example' };
  test.each([
    [200, 'GET', '/api/health', {}],
    [204, 'POST', '/api/csp', { 'content-type': 'application/csp-report' }],
    [404, 'GET', '/api/nothing', {}],
    [405, 'GET', '/api/leads', {}],
    [403, 'POST', '/api/leads', json],
    [415, 'POST', '/api/csp', { 'content-type': 'text/html' }],
    [503, 'POST', '/api/leads', own],
    [503, 'POST', '/api/gemini/v1beta/models/gemini-pro:generateContent', own],
  ])('has every security header and no-store: %i for %s %s', async (status, method, path, headers) => {
    const init = method === 'POST' ? { method, headers, body } : { method, headers };
    const response = await gateway.fetch(new Request(`https://site.example${path}`, init));
    expect(response.status).toBe(status);
    expect(headersOf(response)).toMatchObject({
      ...common,
      'strict-transport-security': hsts,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headersOf(response)).not.toHaveProperty('access-control-allow-origin');
  });
});
