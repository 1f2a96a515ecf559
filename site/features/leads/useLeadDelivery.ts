import { useEffect, useState } from 'react';

import { type DeliveryOutcome, fitsMailto, type Lead, mailText, mailtoOf, useServices } from '#services';
import { contact } from '#services/knowledge';

import { tooLong } from './mailInstead.content.ts';

/** A mail with the lead, for visitors who cannot or do not want to use the gateway. */
export interface MailDraft {
  /** `mailto:` URL with the text, or with its beginning. */
  readonly url: string;
  /** The whole text of the mail. */
  readonly text: string;
  /** Whether the URL holds only a part of the text. */
  readonly cut: boolean;
}

/**
 * Sends a lead, which is a message of a visitor to the firm, through the gateway. If the server cannot deliver leads,
 * the visitor's mail program opens instead.
 *
 * Sends no request before `hasStarted` is true. Then it asks the server whether leads can be delivered.
 */
export function useLeadDelivery<Outcomes extends Readonly<Record<DeliveryOutcome, string>>>(
  lead: Lead,
  subject: string,
  outcomes: Outcomes,
  hasStarted = true,
) {
  const { leads, reportError } = useServices();
  const [state, setState] = useState<'unsent' | 'sending' | DeliveryOutcome>('unsent');
  const [byMailOnly, setByMailOnly] = useState(false);
  useEffect(() => {
    if (!hasStarted) return;
    let isStopped = false;
    leads.canDeliver?.().then(
      (canDeliver) => !isStopped && setByMailOnly(!canDeliver),
      (error: unknown) => reportError(error, 'lead.deliver'),
    );
    return () => {
      isStopped = true;
    };
  }, [leads, reportError, hasStarted]);
  const options = { to: contact.email, subject };
  const outcome = state === 'unsent' || state === 'sending' ? undefined : state;
  const byMail = outcome === 'unavailable' || outcome === 'failed';
  const mail = byMail
    ? { url: mailtoOf(lead, options), text: mailText(lead), cut: !fitsMailto(lead, options) }
    : undefined;
  return {
    /** Whether the gateway cannot deliver leads, so that only the visitor's mail program can send them. */
    byMailOnly,
    sending: state === 'sending',
    /** Result; `undefined` before and during sending. */
    outcome,
    /** Text for the outcome; empty before there is one. */
    outcomeText: outcome ? [outcomes[outcome], mail?.cut && tooLong].filter(Boolean).join(' ') : '',
    /** Mail to send instead; `undefined` unless the outcome is `unavailable` or `failed`. */
    mail,
    /**
     * Sends the lead and the value of the form's honeypot. `newest` is the lead with the current values of the
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
