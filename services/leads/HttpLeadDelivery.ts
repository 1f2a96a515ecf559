import { logError, type ReportError } from '../errors/ReportError.ts';
import { startDeadline } from '../generation/deadline.ts';
import { fitLead } from './fitLead.ts';
import { hasDelivery } from './hasDelivery.ts';
import type { DeliveryOutcome, LeadDelivery } from './LeadDelivery.ts';

/** Address of the leads route. */
export interface HttpLeadOptions {
  /** The gateway's address for leads, e.g. `/api/leads`. */
  readonly url: string;
  /** Address that tells whether the gateway passes leads on. @default '/api/health' */
  readonly healthUrl?: string | undefined;
  /** Milliseconds until the delivery counts as failed; default and longest 15,000. */
  readonly timeout?: number | undefined;
  /** For how many milliseconds the visitor has been here. @default since the page was loaded */
  readonly visitMs?: (() => number) | undefined;
  /** @default the console */
  readonly reportError?: ReportError | undefined;
}

const longest = 15_000;

/** Delivers leads through the gateway. Never throws: what goes wrong is `failed`, a missing gateway is `unavailable`. */
export function createHttpLeadDelivery({
  url,
  healthUrl = '/api/health',
  timeout = longest,
  visitMs = () => performance.now(),
  reportError = logError,
}: HttpLeadOptions): LeadDelivery {
  return {
    canDeliver: () => hasDelivery(healthUrl),
    async deliver(form, signal) {
      const deadline = startDeadline(Math.min(timeout, longest), signal);
      try {
        deadline.signal.throwIfAborted();
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...fitLead(form), visitMs: Math.round(visitMs()) }),
          redirect: 'error',
          signal: deadline.signal,
        });
        return await outcome(response);
      } catch (error) {
        // `fetch` rejects with the first when nobody can be reached, and with the second when it is aborted.
        if (!(error instanceof TypeError || error instanceof DOMException))
          reportError(error, 'lead.deliver');
        return 'failed';
      } finally {
        deadline.stop();
      }
    },
  };
}

/** A confirmation is a 200 that says so: a host without a gateway may answer anything with a page. */
async function outcome(response: Response): Promise<DeliveryOutcome> {
  const answer: unknown = await response.json().catch((error: unknown) => {
    // A page, from a host without a gateway.
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  });
  const fields = typeof answer === 'object' && answer !== null ? answer : {};
  if (response.ok) return 'delivered' in fields && fields.delivered === true ? 'delivered' : 'unavailable';
  const code = 'code' in fields ? fields.code : undefined;
  if (code === 'lead_by_program') return 'doubted';
  if (code === 'leads_unconfigured') return 'unavailable';
  // A static host, with no gateway behind it.
  return [404, 405, 501].includes(response.status) ? 'unavailable' : 'failed';
}
