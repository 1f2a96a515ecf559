import { useState } from 'react';

import { type DeliveryOutcome, type Lead, mailtoOf, useServices } from '#services';
import { contact } from '#services/knowledge';

/** Sends a lead through the gateway, or opens the visitor's mail program where nothing passes leads on (decision D8). */
export function useLeadDelivery(lead: Lead, subject: string) {
  const { leads } = useServices();
  const [state, setState] = useState<'unsent' | 'sending' | DeliveryOutcome>('unsent');
  const mailto = mailtoOf(lead, { to: contact.email, subject });
  return {
    sending: state === 'sending',
    /** What became of it; `undefined` before and while it is sent. */
    outcome: state === 'unsent' || state === 'sending' ? undefined : state,
    /** Where to send it by mail; `undefined` unless that is the way left. */
    mailto: state === 'unavailable' || state === 'failed' ? mailto : undefined,
    /** Sends it, with what stands in the form's honeypot. */
    async send(honeypot?: string): Promise<DeliveryOutcome> {
      setState('sending');
      const outcome = await leads.deliver({ ...lead, subject: honeypot });
      setState(outcome);
      if (outcome === 'unavailable') window.location.assign(mailto);
      return outcome;
    },
  };
}
