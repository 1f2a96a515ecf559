import { useEffect, useState } from 'react';

import { type DeliveryOutcome, fitsMailto, type Lead, mailText, mailtoOf, useServices } from '#services';
import { contact } from '#services/knowledge';

import { tooLong } from './mailInstead.content.ts';

/** A mail with the lead, for a visitor who cannot or does not want to send it through the gateway. */
export interface MailDraft {
  /** The `mailto:` address. */
  readonly address: string;
  /** The whole text of the mail. */
  readonly text: string;
  /** Whether the address holds less than the text. */
  readonly cut: boolean;
}

/**
 * Sends a lead through the gateway, or opens the visitor's mail program where the server delivers none. Asks the server
 * which of the two applies once the visitor has `begun`, since no request is made before.
 */
export function useLeadDelivery<Outcomes extends Readonly<Record<DeliveryOutcome, string>>>(
  lead: Lead,
  subject: string,
  outcomes: Outcomes,
  begun = true,
) {
  const { leads, reportError } = useServices();
  const [state, setState] = useState<'unsent' | 'sending' | DeliveryOutcome>('unsent');
  const [byMailOnly, setByMailOnly] = useState(false);
  useEffect(() => {
    if (!begun) return;
    let gone = false;
    leads.canDeliver?.().then(
      (can) => !gone && setByMailOnly(!can),
      (error: unknown) => reportError(error, 'lead.deliver'),
    );
    return () => {
      gone = true;
    };
  }, [leads, reportError, begun]);
  const options = { to: contact.email, subject };
  const outcome = state === 'unsent' || state === 'sending' ? undefined : state;
  const byMail = outcome === 'unavailable' || outcome === 'failed';
  const mail = byMail
    ? { address: mailtoOf(lead, options), text: mailText(lead), cut: !fitsMailto(lead, options) }
    : undefined;
  return {
    /** Whether the gateway delivers no leads, so that the visitor's mail program is the only way. */
    byMailOnly,
    sending: state === 'sending',
    /** Result; `undefined` before and while it is sent. */
    outcome,
    /** The outcome in a sentence; empty before. */
    news: outcome ? [outcomes[outcome], mail?.cut && tooLong].filter(Boolean).join(' ') : '',
    /** The mail to send instead; `undefined` unless mail is the only way left. */
    mail,
    /**
     * Sends the lead with the value of the form's honeypot. `newest` is the lead with the current values of the
     * fields.
     */
    async send(honeypot?: string, newest = lead): Promise<DeliveryOutcome> {
      setState('sending');
      const result = byMailOnly ? 'unavailable' : await leads.deliver({ ...newest, subject: honeypot });
      setState(result);
      if (result === 'unavailable') window.location.assign(mailtoOf(newest, options));
      return result;
    },
  };
}
