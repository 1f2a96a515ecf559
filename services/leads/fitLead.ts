import { toWellFormed, truncate } from '../generation/truncate.ts';
import { cleanContact } from './contactRules.ts';
import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';

/**
 * Adapts a lead to the limits of the gateway. Name, email and phone are cleaned by `cleanContact`. Broken characters
 * are replaced. The message and the attachment are cut to their limits and end with "…". A name, email or phone that is
 * too long is not cut, because a cut one could belong to someone else. The gateway refuses it.
 */
export function fitLead(lead: Lead): Lead {
  const text = (typed: string, longest: number) =>
    truncate(toWellFormed(typed.replace(/[^\P{Cc}\t\n\r]/gu, '')), longest);
  return {
    ...lead,
    name: cleanContact('name', lead.name),
    email: cleanContact('email', lead.email),
    phone: cleanContact('phone', lead.phone),
    message: text(lead.message, leadLimits.message),
    attachment: text(lead.attachment, leadLimits.attachment),
  };
}
