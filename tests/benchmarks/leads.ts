// Sends 200 leads through a server that is killed 100 times (kill -9) at random moments, to a webhook that is slow and
// sometimes fails. Prints how many leads were lost and how often the webhook was called. Exits with 1 if a lead was lost,
// or was delivered twice with different ids.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { build } from 'vite';

import type { Lead } from '#services';
import { createLibsqlLeadOutbox } from '#services/outbox';
import { startLeadServer } from '#tests/contract/leadServer/startLeadServer.ts';
import { startWebhook } from '#tests/contract/receivers.ts';

const [leads, kills] = [200, 100];
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const chance = fc.sample(fc.noBias(fc.nat(999_999)), { seed, numRuns: 10_000 }).values();
const random = () => (chance.next().value ?? 0) / 1_000_000;

const reports = fileURLToPath(new URL('../../reports', import.meta.url));
await mkdir(reports, { recursive: true });
// In the repository, so that Node finds its packages.
const folder = await mkdtemp(path.join(reports, 'leads-'));
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: fileURLToPath(new URL('../contract/leadServer/leadServer.ts', import.meta.url)),
    outDir: `${folder}/server`,
    rolldownOptions: { output: { entryFileNames: 'leadServer.mjs' } },
  },
});
const webhook = await startWebhook(async (response) => {
  await wait(random() * 150);
  response.writeHead(random() < 0.1 ? 500 : 204).end();
});
const env = { WEBHOOK_URL: webhook.url, DATA_DIR: folder };
const program = `${folder}/server/leadServer.mjs`;
const queue = Array.from({ length: leads }, (_, index): Lead => {
  const person = { name: `Visitor ${index}`, email: `visitor${index}@example.com`, phone: '' };
  return { kind: 'contact', ...person, message: 'Hello', attachment: '' };
});
/** Sends a batch of leads, and puts the unconfirmed ones back into the queue. */
const send = async (server: Awaited<ReturnType<typeof startLeadServer>>, batch: readonly Lead[]) => {
  const stored = await Promise.all(batch.map(server.send));
  queue.unshift(...batch.filter((_, index) => !stored[index]));
};

let unanswered = 0;
for (let killed = 0; killed < kills; killed += 1) {
  const server = await startLeadServer(env, program);
  const before = queue.length;
  const batch = queue.splice(0, Math.max(1, Math.ceil(before / (kills - killed))));
  const sent = send(server, batch);
  await wait(random() * 400);
  await server.kill();
  await sent;
  unanswered += queue.length - (before - batch.length);
}
const server = await startLeadServer(env, program);
while (queue.length > 0) await send(server, queue.splice(0));
const outbox = createLibsqlLeadOutbox({ folder });
const end = Date.now() + 120_000;
while ((await outbox.count()).waiting > 0 && Date.now() < end) await wait(200);
const counts = await outbox.count();
outbox.close();
await server.kill();
await webhook.close();
await rm(folder, { recursive: true });

const keys = new Map(
  webhook.calls.map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).email]),
);
const people = new Set(keys.values());
console.log(`seed ${seed}: ${leads} leads, ${kills} kills with -9 at random moments`);
console.log(`not confirmed, so sent again by the visitor: ${unanswered}`);
console.log(
  `calls of the webhook: ${webhook.calls.length}, among them repeated with a known key: ${webhook.calls.length - keys.size}`,
);
console.log(
  `delivered at least once: ${people.size} of ${leads}; keys: ${keys.size}, so exactly once by key: ${keys.size === people.size}`,
);
console.log(
  `left in the outbox: ${counts.waiting} waiting, ${counts.failed} failed, ${counts.delivered} delivered`,
);
if (people.size !== leads || keys.size !== leads || counts.delivered !== leads) process.exitCode = 1;
