/** Message that a visitor asked us to pass on. Nothing else is ever sent. */
export interface Lead {
  readonly kind: 'contact' | 'follow-up';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** The conversation or report the visitor chose to attach, as text; empty if none. */
  readonly attachment: string;
}

/** A lead as a form hands it over. */
export interface FilledForm extends Lead {
  /** Value of the hidden field, which programs fill in. Never stored and never passed on. */
  readonly subject?: string | undefined;
}

/**
 * `delivered`: the gateway keeps it until it is delivered, or has delivered it. `unavailable`: it has no channel, so
 * the visitor uses the mail program. `doubted`: it took the sender for a program and stored nothing; a person sends it
 * again. `failed`: it could not keep or deliver it; the visitor may try again or use the mail program.
 */
export type DeliveryOutcome = 'delivered' | 'unavailable' | 'doubted' | 'failed';

/** Sends a lead to the company. Never throws; resolves within 15 seconds. */
export interface LeadDelivery {
  deliver(form: FilledForm, signal?: AbortSignal): Promise<DeliveryOutcome>;
  /** Whether a lead has anywhere to go, so that a form can say so before it is sent; left out, it has. */
  readonly canDeliver?: () => Promise<boolean>;
}
