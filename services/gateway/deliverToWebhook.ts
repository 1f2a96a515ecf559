import { startDeadline } from '../generation/deadline.ts';
import type { Lead } from '../leads/LeadDelivery.ts';
import { GatewayError } from './GatewayError.ts';

/**
 * Posts a lead as JSON, with the time. `ms` is how long the webhook may take to confirm. Throws `GatewayError`
 * (`leads_failed`) unless it answers 2xx, or as a Google script does that has stored it: by the way to its output.
 */
export async function deliverToWebhook(
  lead: Lead,
  url: string,
  ms: number,
  now: () => number,
): Promise<void> {
  // Not ended by a visitor who leaves: the lead would be lost.
  const deadline = startDeadline(ms);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, sentAt: new Date(now()).toISOString() }),
      redirect: 'manual',
      signal: deadline.signal,
    });
    const { hostname } = new URL(response.headers.get('location') ?? url, url);
    const isScript = [302, 303].includes(response.status) && hostname === 'script.googleusercontent.com';
    if (!response.ok && !isScript) throw new GatewayError('leads_failed', { upstream: response.status });
  } catch (error) {
    throw error instanceof GatewayError ? error : new GatewayError('leads_failed', { cause: error });
  } finally {
    // Also ends an answer that nobody reads.
    deadline.abort();
  }
}
