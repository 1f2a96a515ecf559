import { toWellFormed, truncate } from '../generation/truncate.ts';
import type { Lead } from './LeadDelivery.ts';

/** The longest of each, in characters. The attachment holds a report or the newest part of a conversation. */
export const leadLimits = { name: 200, email: 254, phone: 50, message: 5_000, attachment: 30_000 } as const;

/**
 * The same lead as the gateway takes it: who asks in one line each, since a tab or a line end may be pasted with it,
 * nothing that is no character, and the two long texts cut to their limits; a cut shows as "…". A name, an address or
 * a number that is too long is refused, not cut: it would be another's.
 */
export function fitLead(lead: Lead): Lead {
  const text = (words: string, longest: number) =>
    truncate(toWellFormed(words.replace(/[^\P{Cc}\t\n\r]/gu, '')), longest);
  return {
    ...lead,
    name: toWellFormed(oneLine(lead.name)),
    email: toWellFormed(oneLine(lead.email)),
    phone: toWellFormed(oneLine(lead.phone)),
    message: text(lead.message, leadLimits.message),
    attachment: text(lead.attachment, leadLimits.attachment),
  };
}

/** The answer as one line: a space for control characters, none around it. */
export const oneLine = (answer: string): string => answer.replace(/\p{Cc}+/gu, ' ').trim();
