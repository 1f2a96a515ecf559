// A process for tests to kill: takes leads over HTTP, keeps them in an outbox and delivers them to a webhook.
// `KILL_AT` names the step before which it kills itself, e.g. `before:add`, `after:add`.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

import type { Lead } from '#services';
import { createLibsqlLeadOutbox, sendToWebhook, startLeadDelivery } from '#services/outbox';

const { KILL_AT = '', WEBHOOK_URL: url = '', DATA_DIR: folder = '' } = process.env;

/** The same function, with the end of the process before or after it. */
const killable =
  <Arguments extends readonly unknown[], Result>(
    name: string,
    run: (...given: Arguments) => Promise<Result>,
  ): ((...given: Arguments) => Promise<Result>) =>
  async (...given) => {
    if (KILL_AT === `before:${name}`) process.kill(process.pid, 'SIGKILL');
    const result = await run(...given);
    // A claim of nothing is no step.
    const isStep = !Array.isArray(result) || result.length > 0;
    if (isStep && KILL_AT === `after:${name}`) process.kill(process.pid, 'SIGKILL');
    return result;
  };

const outbox = createLibsqlLeadOutbox({ folder });
const add = killable('add', outbox.add);
const delivery = startLeadDelivery({
  outbox: {
    ...outbox,
    claim: killable('claim', outbox.claim),
    markDelivered: killable('delivered', outbox.markDelivered),
  },
  channels: { webhook: killable('send', (lead) => sendToWebhook(lead, { url, timeoutMs: 5_000 })) },
  retentionMs: 86_400_000,
  warn: (note) => console.error(note),
  retryDelays: Array.from({ length: 1_000 }, () => 50),
  pollMs: 50,
  leaseMs: 3_000,
});
const server = createServer(async (request, response) => {
  const lead = (await json(request)) as Lead;
  await add(lead, ['webhook'], Date.now());
  delivery.wake();
  response.end();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
