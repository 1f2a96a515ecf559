/** Message from a visitor to the company. Only these fields are sent. */
export interface Lead {
  readonly kind: 'contact' | 'follow-up';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** Conversation or report that the visitor chose to attach, as text; empty if none. */
  readonly attachment: string;
}

/** A lead as a form submits it. */
export interface FilledForm extends Lead {
  /** Value of the hidden honeypot field, which only bots fill in. Never stored or forwarded. */
  readonly subject?: string | undefined;
}

/**
 * `delivered`: the gateway has stored or delivered the lead.
 * `unavailable`: the gateway has no channel, so the visitor uses the mail program.
 * `doubted`: the gateway took the sender for a bot and stored nothing. A person can send again.
 * `failed`: the gateway could not store or deliver the lead. The visitor can try again or use the mail program.
 */
export type DeliveryOutcome = 'delivered' | 'unavailable' | 'doubted' | 'failed';

/** Sends a lead to the company. Never throws; resolves within 15 seconds. */
export interface LeadDelivery {
  deliver(form: FilledForm, signal?: AbortSignal): Promise<DeliveryOutcome>;
  /**
   * Resolves to whether leads can be delivered, so that a form can say so before the visitor submits it. A delivery
   * without this method can always deliver.
   */
  readonly canDeliver?: () => Promise<boolean>;
}
