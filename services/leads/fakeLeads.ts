import type { DeliveryOutcome, Lead, LeadDelivery } from './LeadDelivery.ts';

/** A delivery that sends nothing and remembers what it was given. */
export interface FakeLeads extends LeadDelivery {
  /** Every lead, oldest first. */
  readonly leads: readonly Lead[];
}

/** Deliveries in each scenario a visitor can meet. Stories, tests and the prerender use them. */
export const fakeLeads = {
  /** The gateway has the lead. */
  delivers: () => fake(async () => 'delivered'),
  /** There is nowhere to send it: the visitor uses the mail program. */
  unavailable: () => ({ ...fake(async () => 'unavailable'), canDeliver: async () => false }),
  /** The gateway could not keep it. */
  fails: () => fake(async () => 'failed'),
  /** Nothing happens until the caller gives up. */
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
