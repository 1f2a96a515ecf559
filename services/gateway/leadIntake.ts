import type { Lead } from '../leads/LeadDelivery.ts';
import { DeliveryError } from '../leads/outbox/DeliveryError.ts';
import { leadId } from '../leads/outbox/LeadOutbox.ts';
import { sendToWebhook } from '../leads/outbox/sendToWebhook.ts';
import { storageProblem } from '../leads/outbox/storageProblem.ts';
import { GatewayError } from './GatewayError.ts';
import type { GatewayOptions } from './GatewayOptions.ts';
import type { RequestLog } from './RequestLog.ts';

/** Accepts leads within the rate limits. They go into the outbox, or without one straight to the webhook. */
export interface LeadIntake {
  /** `configured`, or the known reason why leads are not accepted. */
  state(): string;
  /**
   * Stores a lead, or delivers it if there is no outbox. A lead over the limit of the site is delivered later.
   * Rejects with `GatewayError`.
   */
  store(lead: Lead, requestLog: RequestLog): Promise<void>;
}

/** Creates the intake of leads; `undefined` if neither an outbox nor a webhook is set. */
export function createLeadIntake(
  options: GatewayOptions,
  webhookTimeoutMs: number,
  now: () => number,
): LeadIntake | undefined {
  const { rateLimits } = options;
  const accept = options.acceptLead ?? webhookSender(options, webhookTimeoutMs, now);
  if (!accept) return undefined;
  let lastState = 'configured';

  /** Returns the delay before the lead is delivered, in milliseconds. Rejects with `GatewayError` over a limit. */
  const admit = async (requestLog: RequestLog): Promise<number> => {
    const { address } = requestLog.client;
    try {
      await rateLimits?.admit('lead', address);
      return 0;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.code !== 'site_limit' || !options.acceptLead) throw error;
      await rateLimits?.admit('waitingLead', address);
      requestLog.code = 'site_limit';
      requestLog.note = 'Messages wait until LEADS_PER_HOUR allows more';
      return (error.details.retryAfter ?? 0) * 1_000;
    }
  };

  return {
    state: () => options.leadsState?.() ?? lastState,
    async store(lead, requestLog) {
      const waitMs = await admit(requestLog);
      try {
        await accept(lead, waitMs);
        lastState = 'configured';
      } catch (cause) {
        lastState = 'cannot be delivered';
        const known =
          cause instanceof DeliveryError
            ? { upstream: cause.status, note: cause.message }
            : { note: `not stored: ${storageProblem(cause)}` };
        throw new GatewayError('leads_failed', { cause, ...known });
      }
    },
  };
}

/** Returns a function that sends a lead to the webhook while the visitor waits; `undefined` without a webhook. */
function webhookSender(
  { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }: GatewayOptions,
  timeoutMs: number,
  now: () => number,
) {
  if (!url) return undefined;
  return async (lead: Lead) => {
    const receivedAt = now();
    await sendToWebhook({ id: await leadId(lead, receivedAt), lead, receivedAt }, { url, secret, timeoutMs });
  };
}
