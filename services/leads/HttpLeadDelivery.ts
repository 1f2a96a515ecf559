import { logError, type ReportError } from '../errors/ReportError.ts';
import { startDeadline } from '../generation/deadline.ts';
import { fitLead } from './fitLead.ts';
import { hasDelivery } from './hasDelivery.ts';
import type { DeliveryOutcome, LeadDelivery } from './LeadDelivery.ts';

/** Options of the delivery through the gateway. */
export interface HttpLeadOptions {
  /** URL of the gateway for leads, e.g. `/api/leads`. */
  readonly url: string;
  /** Time limit of the delivery, in milliseconds, at most 15,000. @default 15_000 */
  readonly timeout?: number | undefined;
  /** Returns the duration of the visit in milliseconds. @default since the page was loaded */
  readonly visitMs?: (() => number) | undefined;
  /** Receives unexpected errors. @default the console */
  readonly reportError?: ReportError | undefined;
}

/** Longest time limit of a delivery, in milliseconds. */
const maxTimeout = 15_000;

/**
 * Creates the delivery through the gateway. It never throws: any error becomes `failed`, and a missing gateway
 * `unavailable`.
 */
export function createHttpLeadDelivery({
  url,
  timeout = maxTimeout,
  visitMs = () => performance.now(),
  reportError = logError,
}: HttpLeadOptions): LeadDelivery {
  return {
    canDeliver: () => hasDelivery('/api/health'),
    async deliver(form, signal) {
      const deadline = startDeadline(Math.min(timeout, maxTimeout), signal);
      try {
        deadline.signal.throwIfAborted();
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...fitLead(form), visitMs: Math.round(visitMs()) }),
          redirect: 'error',
          signal: deadline.signal,
        });
        return await readOutcome(response);
      } catch (error) {
        // `fetch` rejects with a `TypeError` if the server is unreachable, and with a `DOMException` if the request is
        // aborted.
        if (!(error instanceof TypeError || error instanceof DOMException))
          reportError(error, 'lead.deliver');
        return 'failed';
      } finally {
        deadline.stop();
      }
    },
  };
}

/**
 * Reads the outcome of a response. A status of 200 is not enough, because a host without a gateway may respond to any
 * request with a page.
 */
async function readOutcome(response: Response): Promise<DeliveryOutcome> {
  const answer: unknown = await response.json().catch((error: unknown) => {
    // The response is a page, because the host has no gateway.
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  });
  const fields = typeof answer === 'object' && answer !== null ? answer : {};
  if (response.ok) return 'delivered' in fields && fields.delivered === true ? 'delivered' : 'unavailable';
  const code = 'code' in fields ? fields.code : undefined;
  if (code === 'lead_by_program') return 'doubted';
  if (code === 'leads_unconfigured') return 'unavailable';
  // A static host without a gateway responds with one of these statuses.
  return [404, 405, 501].includes(response.status) ? 'unavailable' : 'failed';
}
