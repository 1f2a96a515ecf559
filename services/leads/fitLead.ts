import { toWellFormed, truncate } from '../generation/truncate.ts';
import { cleanContact } from './contactRules.ts';
import type { Lead } from './LeadDelivery.ts';
import { leadLimits } from './leadLimits.ts';

/**
 * The same lead as the gateway takes it: name, email and phone as `cleanContact` reads them, no broken characters, and
 * the two long texts cut to their limits; a cut shows as "…". A name, an address or a number that is too long is
 * refused, not cut: the rest would be someone else's.
 */
export function fitLead(lead: Lead): Lead {
  const text = (words: string, longest: number) =>
    truncate(toWellFormed(words.replace(/[^\P{Cc}\t\n\r]/gu, '')), longest);
  return {
    ...lead,
    name: cleanContact('name', lead.name),
    email: cleanContact('email', lead.email),
    phone: cleanContact('phone', lead.phone),
    message: text(lead.message, leadLimits.message),
    attachment: text(lead.attachment, leadLimits.attachment),
  };
}
