import type { DeliveryOutcome, Lead, LeadDelivery } from './LeadDelivery.ts';

/** A delivery that sends nothing and remembers what it was given. */
export interface FakeLeads extends LeadDelivery {
  /** Every lead, oldest first. */
  readonly leads: readonly Lead[];
}

/** Deliveries in each scenario a visitor can meet. Stories and tests use them. */
export const fakeLeads = {
  /** The webhook confirms. */
  delivers: () => fake(async () => 'delivered'),
  /** No webhook is configured: the visitor's mail program is the way. */
  unavailable: () => fake(async () => 'unavailable'),
  /** The webhook does not confirm. */
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
