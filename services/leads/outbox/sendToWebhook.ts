import { Webhook } from 'standardwebhooks';

import { startDeadline } from '../../generation/deadline.ts';
import { DeliveryError } from './DeliveryError.ts';
import type { QueuedLead } from './LeadOutbox.ts';

/** Options of the webhook. */
export interface WebhookOptions {
  readonly url: string;
  /** Secret that signs each call: `whsec_` and base64. Without it, calls are not signed. */
  readonly secret?: string | undefined;
  /** Time limit for the confirmation, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Posts a lead as JSON with the headers of Standard Webhooks. Every attempt has the same `webhook-id` and body. Throws
 * `DeliveryError` unless the response is 2xx or a redirect of a Google Apps Script. Such a script has stored the lead
 * before it redirects.
 */
export async function sendToWebhook(
  { id, lead, receivedAt }: Omit<QueuedLead, 'channel' | 'attempts'>,
  { url, secret, timeoutMs }: WebhookOptions,
): Promise<void> {
  const deadline = startDeadline(timeoutMs);
  const body = JSON.stringify({ ...lead, sentAt: new Date(receivedAt).toISOString() });
  const attemptedAt = new Date();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(attemptedAt.getTime() / 1_000)),
        ...(secret ? { 'webhook-signature': new Webhook(secret).sign(id, attemptedAt, body) } : {}),
      },
      body,
      redirect: 'manual',
      signal: deadline.signal,
    });
    const isAppsScriptRedirect =
      [302, 303].includes(response.status) &&
      /^https:\/\/script\.googleusercontent\.com\//.test(response.headers.get('location') ?? '');
    if (!response.ok && !isAppsScriptRedirect)
      throw new DeliveryError(`status ${response.status}`, { status: response.status });
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    // `fetch` rejects with a `TypeError` if the server is unreachable, and with a `DOMException` after the time limit.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    throw new DeliveryError(deadline.cause === 'timeout' ? 'no answer in time' : 'no connection', {
      cause: error,
    });
  } finally {
    // Also closes a response whose body is not read.
    deadline.abort();
  }
}
