import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebhook } from '#tests/contract/receivers.ts';
import { type RunningGateway, startGateway } from '#tests/contract/startGateway.ts';
import { lead } from './describeLeadDelivery.ts';

describe('the gateway tells a program from a person', () => {
  let webhook: Awaited<ReturnType<typeof startWebhook>>;
  let gateway: RunningGateway;
  beforeAll(async () => {
    webhook = await startWebhook((response) => void response.writeHead(204).end());
    gateway = await startGateway({ LEADS_WEBHOOK_URL: webhook.url });
  });
  afterAll(async () => {
    await gateway.close();
    await webhook.close();
  });

  const send = async (change: object) => {
    const before = webhook.calls.length;
    const response = await fetch(`${gateway.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, ...change }),
    });
    const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(response.headers);
    const answer = { status: response.status, headers, text: await response.text() };
    return { answer, delivered: webhook.calls.slice(before), line: (await gateway.log()).at(-1) };
  };
  const person = { subject: '', visitMs: 2_000 };

  test('a lead is delivered without what tells them apart', async () => {
    const { answer, delivered, line } = await send(person);
    expect(answer).toMatchObject({ status: 200, text: '{"delivered":true}' });
    expect(delivered).toHaveLength(1);
    expect(JSON.parse(delivered[0]?.body ?? '')).toEqual({ ...lead, sentAt: expect.any(String) });
    expect(line).not.toHaveProperty('code');
  });

  test.each([
    ['with the field that nobody sees filled in', { ...person, subject: 'CANARY' }],
    ['less than two seconds after the page was opened', { ...person, visitMs: 1_999 }],
  ])('one sent %s goes nowhere, and the answer says so', async (_, change) => {
    const { answer, delivered, line } = await send(change);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'lead_by_program' });
    expect(delivered).toEqual([]);
    expect(line).toEqual({
      id: expect.any(String),
      time: expect.any(String),
      ms: expect.any(Number),
      level: 'info',
      route: 'leads',
      code: 'lead_by_program',
      status: 422,
    });
  });
});
