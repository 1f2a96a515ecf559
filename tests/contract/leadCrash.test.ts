import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createLibsqlLeadOutbox } from '#services/outbox';
import { startLeadServer } from '#tests/contract/leadServer/startLeadServer.ts';
import { startWebhook } from '#tests/contract/receivers.ts';
import { lead } from './describeLeadDelivery.ts';

let folder: string;
let webhook: Awaited<ReturnType<typeof startWebhook>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'crash-'));
  webhook = await startWebhook((response) => void response.writeHead(204).end());
});
afterEach(async () => {
  await webhook.close();
  await rm(folder, { recursive: true });
});

/** Each step between a visitor's click and the end of a delivery, with how often the webhook is called in all. */
test.each([
  ['before:add', 1],
  ['after:add', 1],
  ['after:claim', 1],
  ['after:send', 2],
  ['after:delivered', 1],
] as const)(
  'a lead survives a kill -9 %s and is delivered under one key',
  { timeout: 60_000 },
  async (step, calls) => {
    const env = { WEBHOOK_URL: webhook.url, DATA_DIR: folder };
    const doomed = await startLeadServer({ ...env, KILL_AT: step });
    const answered = await doomed.send(lead);
    await doomed.ended;
    const next = await startLeadServer(env);
    // A visitor who was not answered sends it again.
    if (!answered) expect(await next.send(lead)).toBe(true);
    const outbox = createLibsqlLeadOutbox({ folder });
    await expect
      .poll(() => outbox.count(), { timeout: 20_000 })
      .toEqual({ waiting: 0, delivered: 1, failed: 0 });
    outbox.close();
    await next.kill();
    expect(webhook.calls).toHaveLength(calls);
    expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(webhook.calls.map(({ body }) => body)).size).toBe(1);
  },
);
