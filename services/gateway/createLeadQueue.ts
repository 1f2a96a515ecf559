import { existsSync } from 'node:fs';

import { contact } from '../knowledge/index.ts';
import type { Lead } from '../leads/LeadDelivery.ts';
import { createMailer } from '../leads/outbox/createMailer.ts';
import { type LeadOutbox, leadChannels } from '../leads/outbox/LeadOutbox.ts';
import { createLibsqlLeadOutbox, leadFile } from '../leads/outbox/libsqlLeadOutbox.ts';
import { sendToWebhook } from '../leads/outbox/sendToWebhook.ts';
import { type LeadDeliveryOptions, startLeadDelivery } from '../leads/outbox/startLeadDelivery.ts';
import { storageProblem } from '../leads/outbox/storageProblem.ts';
import { isThisMachine } from './address.ts';
import { defaultLimits } from './GatewayOptions.ts';
import type { Settings } from './settings.ts';

/**
 * Creates the queue that stores leads and delivers them by every configured channel. Without a channel, `accept` is
 * undefined, and the queue only erases the stored leads of earlier runs after their retention. Returns `undefined` if
 * there is neither a channel nor a database. Throws an `Error` with the remedy if leads cannot be stored.
 */
export function createLeadQueue(settings: Settings, warn: (note: string) => void) {
  const { LEADS_WEBHOOK_URL: webhook, LEADS_EMAIL_URL: mailServer, LEADS_WEBHOOK_SECRET: secret } = settings;
  const timeoutMs = defaultLimits.leadMs;
  const to = settings.LEADS_EMAIL_TO ?? contact.email;
  const channels: LeadDeliveryOptions['channels'] = {
    ...(webhook && { webhook: (lead) => sendToWebhook(lead, { url: webhook, secret, timeoutMs }) }),
    ...(mailServer && {
      email: createMailer({
        url: mailServer,
        to,
        timeoutMs,
        isThisMachine: isThisMachine(new URL(mailServer).hostname),
      }),
    }),
  };
  const channelNames = leadChannels.filter((name) => channels[name]);
  if (channelNames.length === 0 && !hasLeadDatabase(settings)) return undefined;
  const outbox = openLeadOutbox(settings);
  /** Reasons for the last failures: to store a message, and to read the due messages. */
  const problems: { add?: string | undefined; claim?: string | undefined } = {};
  /** Wraps a method of the outbox, so that `problems` has the reason of its last failure. */
  const watched =
    <Arguments extends readonly unknown[], Result>(
      name: keyof typeof problems,
      run: (...given: Arguments) => Promise<Result>,
    ) =>
    async (...given: Arguments): Promise<Result> => {
      try {
        const result = await run(...given);
        problems[name] = undefined;
        return result;
      } catch (error) {
        problems[name] = storageProblem(error);
        throw error;
      }
    };
  const add = watched('add', outbox.add);
  const retentionMs = settings.LEADS_RETENTION_DAYS * 86_400_000;
  const claim = watched('claim', outbox.claim);
  const delivery = startLeadDelivery({ outbox: { ...outbox, claim }, channels, retentionMs, warn });
  const accept = async (lead: Lead, waitMs = 0): Promise<void> => {
    const now = Date.now();
    await add(lead, channelNames, now, now + waitMs);
    delivery.wake();
  };
  return {
    /** Resolves once the lead is stored. Its delivery starts after `waitMs`, by default at once. */
    accept: channelNames.length > 0 ? accept : undefined,
    count: outbox.count,
    /** Returns `configured`, or the reason why messages cannot be stored or delivered. */
    state: () => problems.add ?? problems.claim ?? 'configured',
    /** Resolves when the running attempts have ended. */
    async close(): Promise<void> {
      await delivery.close();
      outbox.close();
    },
  };
}

/** Whether the settings name a database server, or the database file exists. */
export const hasLeadDatabase = ({ LEADS_DATABASE_URL, DATA_DIR }: Settings): boolean =>
  LEADS_DATABASE_URL !== undefined || existsSync(leadFile(DATA_DIR));

/**
 * Opens the outbox of the settings and creates its file if necessary. Throws an `Error` with the remedy if the outbox
 * cannot be used.
 */
export function openLeadOutbox(settings: Settings): LeadOutbox {
  const { LEADS_DATABASE_URL: url, LEADS_DATABASE_TOKEN: authToken, DATA_DIR: folder } = settings;
  return createLibsqlLeadOutbox({ url, authToken, folder });
}
