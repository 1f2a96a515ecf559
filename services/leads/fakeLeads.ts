import type { DeliveryOutcome, Lead, LeadDelivery } from './LeadDelivery.ts';

/** A delivery that sends nothing and records the leads. */
export interface FakeLeads extends LeadDelivery {
  /** Every lead, oldest first. */
  readonly leads: readonly Lead[];
}

/** A delivery for each scenario, for stories, tests and prerendering. */
export const fakeLeads = {
  /** The gateway accepts the lead. */
  delivers: () => fake(async () => 'delivered'),
  /** There is no delivery, so the visitor uses the mail program. */
  unavailable: () => ({ ...fake(async () => 'unavailable'), canDeliver: async () => false }),
  /** The gateway cannot store the lead. */
  fails: () => fake(async () => 'failed'),
  /** Never finishes; fails only if the caller aborts. */
  hangs: () =>
    fake((signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve('failed')))),
};

function fake(deliver: (signal?: AbortSignal) => Promise<DeliveryOutcome>): FakeLeads {
  const leads: Lead[] = [];
  return {
    leads,
    async deliver(lead, signal) {
      if (signal?.aborted) return 'failed';
      leads.push(lead);
      return deliver(signal);
    },
  };
}
