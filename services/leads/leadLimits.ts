import { shorten, wholeCharacters } from '../generation/fitText.ts';
import type { Lead } from './LeadDelivery.ts';

/** The longest of each, in characters. The attachment holds a report or the newest part of a conversation. */
export const leadLimits = { name: 200, email: 254, phone: 50, message: 5_000, attachment: 30_000 } as const;

/**
 * The same lead as the gateway takes it: the lines in one line, since a tab or a line end may be pasted with them,
 * nothing that is no character, and all texts cut to their limits; a cut shows as "…".
 */
export function fitLead(lead: Lead): Lead {
  const text = (words: string, longest: number) =>
    shorten(wholeCharacters(words.replace(/[^\P{Cc}\t\n\r]/gu, '')), longest);
  const line = (words: string, longest: number) => text(words.replace(/\p{Cc}+/gu, ' ').trim(), longest);
  return {
    ...lead,
    name: line(lead.name, leadLimits.name),
    email: line(lead.email, leadLimits.email),
    phone: line(lead.phone, leadLimits.phone),
    message: text(lead.message, leadLimits.message),
    attachment: text(lead.attachment, leadLimits.attachment),
  };
}
