// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyAuditForm } from '#services';
import { createErrorReporter } from '#services/browser';
import { fakeErrors } from '#services/fakes';
import { createAuditService, createGateway, type LogEntry } from '#services/server';
import { describeErrorReporter } from './describeErrorReporter.ts';

const site = 'https://site.example';
const release = '1.0.0-0a1b2c3d';
const report = { kind: 'TypeError', where: 'audit.generate', release };

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // All tests share one window, so the listeners of a test must not receive events of the next one.
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listen(type, listener, { signal: stop.signal });
  });
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A gateway for requests of a page of the site, and its log. */
function startGateway(options: { readonly on?: boolean; readonly now?: () => number } = {}) {
  const log: LogEntry[] = [];
  const gateway = createGateway({
    ERROR_REPORTS: options.on === false ? undefined : 'on',
    log: (entry) => log.push(entry),
    ...(options.now ? { now: options.now } : {}),
  });
  const send = (body: unknown, init: RequestInit = {}) =>
    gateway.fetch(
      new Request(`${site}/api/errors`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8', origin: site },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
    );
  return { log, send };
}

/** Replaces the browser's beacon by requests to this gateway. Returns the sent reports after the responses. */
function stubBeacon(send: (text: string) => Promise<Response> = async () => new Response()) {
  const sent: Promise<string>[] = [];
  const sendBeacon = (_url: string, text: string) => {
    sent.push(send(text).then(() => text));
    return true;
  };
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
  return () => Promise.all(sent);
}

describeErrorReporter('The fake', async () => {
  const reportError = fakeErrors();
  return { reportError, heard: async () => reportError.reports };
});

describeErrorReporter('The adapter, through the gateway to its log,', async () => {
  const { log, send } = startGateway();
  const sent = stubBeacon(send);
  return {
    reportError: createErrorReporter({ url: '/api/errors', release }),
    heard: async () => {
      await sent();
      return log.map(({ note = '' }) => {
        const [, kind = '', where = ''] = /^(\w+) in ([\w.]+), release 1\.0\.0-0a1b2c3d$/.exec(note) ?? [];
        return { kind, where };
      });
    },
  };
});

describe('the browser error reporter', () => {
  test('sends each kind and place once, and no more than ten', async () => {
    const sent = stubBeacon();
    const reportError = createErrorReporter({ url: '/api/errors', release });
    for (let each = 0; each < 3; each += 1) reportError(new TypeError(`${each}`), 'audit.generate');
    expect(await sent()).toEqual([JSON.stringify(report)]);
    for (const mark of 'abcdefghijkl')
      reportError(Object.assign(new Error(), { name: mark }), 'audit.generate');
    expect(await sent()).toHaveLength(10);
    expect(console.error).toHaveBeenCalledTimes(15);
  });

  test('sends uncaught errors, and none of the notices of the browser itself', async () => {
    const sent = stubBeacon();
    createErrorReporter({ url: '/api/errors', release });
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('no'), message: 'no' }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new URIError('no') }));
    const told = (await sent()).map((text) => JSON.parse(text));
    expect(told).toEqual([
      { kind: 'RangeError', where: 'window.error', release },
      { kind: 'URIError', where: 'window.rejection', release },
    ]);
  });

  test('does not throw in a browser without sendBeacon', () => {
    vi.stubGlobal('navigator', {});
    const reportError = createErrorReporter({ url: '/api/errors', release });
    expect(() => reportError(new Error('no'), 'audit.generate')).not.toThrow();
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('[P-05] sends no word of what a visitor wrote, whatever breaks in an audit', async () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => `Q${text.replace(/["\\\s]/g, '')}Z`);
    const form = fc.record({
      businessName: words,
      contactName: words,
      email: fc.emailAddress(),
      phone: words,
      challengeDescription: words,
    });
    await fc.assert(
      fc.asyncProperty(form, async (written) => {
        const { log, send } = startGateway();
        const sent = stubBeacon(send);
        const everything = Object.values(written).join(' ');
        const generator = { generate: () => Promise.reject(new TypeError(everything)) };
        const reportError = createErrorReporter({ url: '/api/errors', release });
        const { source } = await createAuditService({ generator, reportError }).generate({
          ...emptyAuditForm,
          ...written,
        });
        const told = (await sent()).map((text) => JSON.parse(text));
        expect(source).toBe('template');
        expect(told).toEqual([{ ...report, kind: expect.stringMatching(/^\w+Error$/) }]);
        expect(log).toMatchObject([{ status: 204, code: 'client_error' }]);
        for (const word of Object.values(written)) expect(JSON.stringify([told, log])).not.toContain(word);
      }),
    );
  });
});

describe('the error report endpoint of the gateway', () => {
  test('logs one line for a report, and answers 204', async () => {
    const { log, send } = startGateway();
    const response = await send(report);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(log).toMatchObject([
      {
        route: 'errors',
        code: 'client_error',
        note: `TypeError in audit.generate, release ${release}`,
        status: 204,
      },
    ]);
  });

  test('answers 404 unless error reports are on', async () => {
    const { send } = startGateway({ on: false });
    expect((await send(report)).status).toBe(404);
  });

  test.each<[string, unknown]>([
    ['a message', { ...report, message: 'CANARY' }],
    ['words for a kind', { ...report, kind: 'CANARY words' }],
    ['a long kind', { ...report, kind: 'CANARY'.repeat(7) }],
    ['a place nobody knows', { ...report, where: 'canary' }],
    ['words for a release', { ...report, release: 'CANARY words' }],
    ['a line break in it', { ...report, release: 'CANARY\n1' }],
    ['no text', { ...report, kind: 7 }],
    ['a list', ['CANARY']],
    ['no JSON', 'CANARY'],
    ['too much', JSON.stringify(report).padEnd(513)],
  ])('refuses a report with %s, and logs nothing of it', async (_, body) => {
    const { log, send } = startGateway();
    const response = await send(body);
    expect([400, 413]).toContain(response.status);
    expect((await response.text()) + JSON.stringify(log)).not.toContain('CANARY');
  });

  test('refuses foreign origins and other methods', async () => {
    const { send } = startGateway();
    const stranger = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    expect((await send(report, { headers: stranger })).status).toBe(403);
    const got = await send(report, { method: 'PUT' });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('accepts sixty reports a minute from all visitors together', async () => {
    let time = 1_000_000;
    const { log, send } = startGateway({ now: () => time });
    const statuses = async (count: number) => {
      const all = await Promise.all(Array.from({ length: count }, () => send(report)));
      return all.map(({ status }) => status);
    };
    expect(new Set(await statuses(60))).toEqual(new Set([204]));
    expect(await statuses(2)).toEqual([429, 429]);
    expect(log.filter(({ code }) => code === 'client_error')).toHaveLength(60);
    time += 60_000;
    expect(await statuses(1)).toEqual([204]);
  });
});
