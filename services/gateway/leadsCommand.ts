// `npm run leads`, or `node dist/server/leads.js` where nothing else is installed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { LeadRecord } from '../leads/outbox/LeadOutbox.ts';
import { openLeadOutbox } from './createLeadQueue.ts';
import { readSettings } from './settings.ts';

const usage = `npm run leads -- list             every message that is kept, without its words
npm run leads -- export           the same with all words, as JSON
npm run leads -- retry            sends what has not been delivered now
npm run leads -- forget <email>  erases everything of one person`;

const line = ({ receivedAt, status, channel, attempts, id, lead }: LeadRecord) =>
  [new Date(receivedAt).toISOString(), status.padEnd(9), channel.padEnd(7), attempts, id, lead.email].join(
    '  ',
  );

async function main([command, email]: readonly string[]): Promise<void> {
  const dotEnv = fileURLToPath(new URL('../../.env', import.meta.url));
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  const outbox = openLeadOutbox(readSettings(process.env));
  try {
    if (command === 'list') for (const record of await outbox.list()) console.log(line(record));
    else if (command === 'export') console.log(JSON.stringify(await outbox.list(), null, 2));
    else if (command === 'retry') console.log(`${await outbox.retry(Date.now())} will be sent again.`);
    else if (command === 'forget' && email) console.log(`${await outbox.forget(email)} erased.`);
    else {
      console.error(usage);
      process.exitCode = 1;
    }
  } finally {
    outbox.close();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
