import { startDeadline } from '../generation/deadline.ts';
import type { Lead } from '../leads/LeadDelivery.ts';
import { GatewayProblem } from './problems.ts';

interface Delivery {
  readonly url: string;
  /** Until the webhook must have confirmed. */
  readonly ms: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** Posts a lead as JSON, with the time. Throws `GatewayProblem` (`leads_failed`) unless the webhook answers 2xx. */
export async function deliverToWebhook(lead: Lead, { url, ms, signal, now }: Delivery): Promise<void> {
  const deadline = startDeadline(ms, signal);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, sentAt: new Date(now()).toISOString() }),
      redirect: 'manual',
      signal: deadline.signal,
    });
    if (!response.ok) throw new GatewayProblem('leads_failed', { upstream: response.status });
  } catch (error) {
    throw error instanceof GatewayProblem ? error : new GatewayProblem('leads_failed', { cause: error });
  } finally {
    // Also ends an answer that nobody reads.
    deadline.abort();
  }
}
