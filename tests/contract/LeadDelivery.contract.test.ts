import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Lead } from '#services';
import { createGateway, createHttpLeadDelivery, type GatewayOptions, type LogEntry } from '#services/server';
import { startWebhook } from '#tests/contract/receivers.ts';
import { startGateway } from '#tests/contract/startGateway.ts';
import { type DeliveryUnderTest, describeLeadDelivery, lead } from './describeLeadDelivery.ts';

/** Time that the visitor has spent on the form, in milliseconds. A faster form counts as sent by a program. */
const aMinute = () => 60_000;
const confirms = (response: ServerResponse) => void response.writeHead(204).end();
const answers =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end('CANARY');

/** The adapter of the browser, with the real gateway over HTTP and a webhook on loopback. */
async function throughGateway(
  meet: (response: ServerResponse) => void,
  options: GatewayOptions = {},
): Promise<DeliveryUnderTest> {
  const webhook = await startWebhook(meet);
  const gateway = await startGateway({ LEADS_WEBHOOK_URL: `${webhook.url}?token=CANARY`, ...options });
  return {
    delivery: createHttpLeadDelivery({ url: `${gateway.url}/api/leads`, visitMs: aMinute }),
    received: () => webhook.calls.map(({ body }) => JSON.parse(body)),
    close: async () => {
      await gateway.close();
      await webhook.close();
    },
  };
}

describeLeadDelivery('The adapter, through the gateway,', {
  delivers: () => throughGateway(confirms),
  unavailable: () => throughGateway(confirms, { LEADS_WEBHOOK_URL: '' }),
  fails: () => throughGateway(answers(500)),
  hangs: () => throughGateway(() => {}),
});

describe('the HTTP lead delivery', () => {
  test.each([
    ['a page for everything, as a static host may send', 200, 'unavailable'],
    ['no such page', 404, 'unavailable'],
    ['no such method', 405, 'unavailable'],
    ['a 503 that is not the gateway’s', 503, 'failed'],
    ['too many requests', 429, 'failed'],
  ] as const)('reports failure for %s instead of a gateway', async (_, status, outcome) => {
    const host = await startWebhook(answers(status));
    expect(await createHttpLeadDelivery({ url: host.url }).deliver(lead)).toBe(outcome);
    await host.close();
  });

  test('says when the gateway took the visitor for a program', async () => {
    const gateway = await startGateway({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });
    const delivery = createHttpLeadDelivery({ url: `${gateway.url}/api/leads`, visitMs: aMinute });
    expect(await delivery.deliver({ ...lead, subject: 'Everything' })).toBe('doubted');
    await gateway.close();
  });

  test('gives up after its timeout, and never throws', async () => {
    const host = await startWebhook(() => {});
    expect(await createHttpLeadDelivery({ url: host.url, timeout: 50 }).deliver(lead)).toBe('failed');
    await host.close();
    expect(await createHttpLeadDelivery({ url: host.url }).deliver(lead)).toBe('failed');
    expect(await createHttpLeadDelivery({ url: 'no address' }).deliver(lead)).toBe('failed');
  });

  test('shortens fields that are too long instead of losing the lead', async () => {
    const { delivery, received, close } = await throughGateway(confirms);
    expect(await delivery.deliver({ ...lead, attachment: 'Έκθεση '.repeat(10_000) })).toBe('delivered');
    expect(JSON.stringify(received())).toContain('…');
    await close?.();
  });
});

describe('the lead endpoint of the gateway', () => {
  let webhook: Awaited<ReturnType<typeof startWebhook>>;
  let meet: (response: ServerResponse) => void = confirms;
  beforeAll(async () => {
    webhook = await startWebhook((response) => meet(response));
  });
  afterAll(() => webhook.close());

  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const log: LogEntry[] = [];
    const before = webhook.calls.length;
    const gateway = createGateway({
      LEADS_WEBHOOK_URL: `${webhook.url}?token=CANARY`,
      now: () => Date.UTC(2026, 10, 21),
      log: (entry) => log.push(entry),
    });
    const response = await gateway.fetch(
      new Request('https://site.example/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://site.example', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    const answer = await response.json();
    return {
      status: response.status,
      answer,
      log,
      received: webhook.calls.slice(before).map(({ body }) => JSON.parse(body)),
    };
  };

  test('sends the lead to the webhook with its time and nothing else', async () => {
    const { status, answer, received } = await send(lead);
    expect([status, answer]).toEqual([200, { delivered: true }]);
    expect(received).toEqual([{ ...lead, sentAt: '2026-11-21T00:00:00.000Z' }]);
  });

  test('counts the redirect to the output of a Google script as confirmation', async () => {
    meet = answers(302, { location: 'https://script.googleusercontent.com/macros/echo?x=1' });
    const { status } = await send(lead);
    meet = confirms;
    expect(status).toBe(200);
  });

  test('delivers the lead although the visitor has left', async () => {
    let confirmed = 0;
    meet = (response) =>
      void setTimeout(() => {
        confirmed += response.destroyed ? 0 : 1;
        response.writeHead(204).end();
      }, 200);
    const before = webhook.calls.length;
    const gateway = await startGateway({ LEADS_WEBHOOK_URL: `${webhook.url}?token=CANARY` });
    const delivery = createHttpLeadDelivery({ url: `${gateway.url}/api/leads`, visitMs: aMinute });
    expect(await delivery.deliver(lead, AbortSignal.timeout(100))).toBe('failed');
    await expect.poll(() => confirmed).toBe(1);
    meet = confirms;
    expect(webhook.calls.length).toBe(before + 1);
    await gateway.close();
  });

  test.each<readonly [string, Partial<Record<keyof Lead | 'x', unknown>>, string]>([
    ['no name', { name: ' ' }, 'name must not be empty'],
    ['no email address', { email: 'maria' }, 'email must be an email address'],
    ['a second line in the name', { name: 'a\r\nBcc: b' }, 'name must be one line'],
    ['another kind', { kind: 'spam' }, 'kind must be "contact" or "follow-up"'],
    ['nothing to say', { message: '', attachment: '' }, 'message must not be empty'],
    ['too much to say', { message: 'x'.repeat(5_001) }, 'message is too long'],
    ['no text', { phone: 7 }, 'phone must be text'],
    ['more than was asked for', { x: 'CANARY' }, 'the body has an unknown field'],
  ])('refuses %s and says which field', async (_, change, detail) => {
    const { status, answer, received } = await send({ ...lead, ...change });
    expect([status, answer.code, answer.detail, received.length]).toEqual([
      400,
      'invalid_request',
      detail,
      0,
    ]);
  });

  test('refuses foreign origins and bodies that are too large', async () => {
    expect((await send(lead, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(JSON.stringify(lead).padEnd(131_073))).status).toBe(413);
  });

  test('[P-05] tells neither the visitor nor the log what the webhook said, and the log nothing of the visitor', async () => {
    meet = answers(500);
    const { status, answer, log } = await send(lead);
    meet = confirms;
    expect([status, answer.code]).toEqual([502, 'leads_failed']);
    expect(log).toMatchObject([{ route: 'leads', status: 502, code: 'leads_failed', upstream: 500 }]);
    const told = JSON.stringify(answer) + JSON.stringify(log);
    for (const secret of ['CANARY', '127.0.0.1', ...Object.values(lead).slice(1)]) {
      expect(told).not.toContain(secret);
    }
  });
});
