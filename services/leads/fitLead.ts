import { toWellFormed, truncate } from '../generation/truncate.ts';
import { cleanContact } from './contactRules.ts';
import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';

/**
 * Adapts a lead to the limits of the gateway. Name, email and phone are cleaned by `cleanContact`. In the
 * message and the attachment, control characters are removed and lone surrogates are replaced. If one of these two is
 * too long, it is cut and ends with "…". A name, email or phone that is too long is not cut, because a cut one could
 * belong to someone else. The gateway refuses such a lead.
 */
export function fitLead(lead: Lead): Lead {
  const fitText = (typed: string, maxLength: number) =>
    truncate(toWellFormed(typed.replace(/[^\P{Cc}\t\n\r]/gu, '')), maxLength);
  return {
    ...lead,
    name: cleanContact('name', lead.name),
    email: cleanContact('email', lead.email),
    phone: cleanContact('phone', lead.phone),
    message: fitText(lead.message, leadLimits.message),
    attachment: fitText(lead.attachment, leadLimits.attachment),
  };
}
