// Run with `npm run leads`, or with `node dist/server/leads.js` on a server without npm packages.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { LeadOutbox, LeadRecord } from '../leads/outbox/LeadOutbox.ts';
import { leadFile } from '../leads/outbox/libsqlLeadOutbox.ts';
import { storageProblem } from '../leads/outbox/storageProblem.ts';
import { hasLeadDatabase, openLeadOutbox } from './createLeadQueue.ts';
import { readSettings } from './settings.ts';

const usage = `Give this command one of these arguments:
list             every stored message, without its text
export           the same with all text, as JSON
retry            sends every undelivered message again now
forget <email>   erases every message of one person`;

/** Returns one line of the list for a delivery. */
const lineOf = ({ receivedAt, status, channel, attempts, id, lead }: LeadRecord) =>
  [new Date(receivedAt).toISOString(), status.padEnd(9), channel.padEnd(7), attempts, id, lead.email].join(
    '  ',
  );

type Command = (outbox: LeadOutbox) => Promise<string>;

/** Returns the named command, which resolves with its output; `undefined` for invalid arguments. */
function commandOf(args: readonly string[]): Command | undefined {
  const [name = '', email] = args;
  if (args.length === 2 && name === 'forget' && email?.includes('@'))
    return async (outbox) => `${await outbox.forget(email)} erased.`;
  const commands: Readonly<Record<string, Command>> = {
    list: async (outbox) => (await outbox.list()).map(lineOf).join('\n'),
    export: async (outbox) => JSON.stringify(await outbox.list(), null, 2),
    retry: async (outbox) => `${await outbox.retry(Date.now())} will be sent again.`,
  };
  return args.length === 1 ? commands[name] : undefined;
}

/**
 * Opens the outbox that a server with these variables uses. Throws an `Error` that names the missing file if
 * there is none.
 */
function findLeadOutbox(): LeadOutbox {
  const dotEnv = fileURLToPath(new URL('../../.env', import.meta.url));
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  const settings = readSettings(process.env);
  if (hasLeadDatabase(settings)) return openLeadOutbox(settings);
  throw new Error(
    `There is no database of messages at ${leadFile(settings.DATA_DIR)}. Give this command the variables of the server, DATA_DIR above all: node --env-file=/etc/website.env dist/server/leads.js list`,
  );
}

async function main(args: readonly string[]): Promise<void> {
  const command = commandOf(args);
  if (!command) throw new Error(usage);
  const outbox = findLeadOutbox();
  try {
    const output = await command(outbox).catch((cause: unknown) => {
      throw new Error(`The database of messages cannot be used: ${storageProblem(cause)}.`, { cause });
    });
    if (output !== '') console.log(output);
  } finally {
    outbox.close();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
