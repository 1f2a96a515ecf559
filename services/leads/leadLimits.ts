import type { Lead } from './LeadDelivery.ts';

/** The longest of each, in characters. The attachment holds a report or the newest part of a conversation. */
export const leadLimits = { name: 200, email: 254, phone: 50, message: 5_000, attachment: 30_000 } as const;

/**
 * The same lead as the gateway takes it: who asks in one line each, and the two long texts cut; a cut shows as "…".
 */
export function fitLead(lead: Lead): Lead {
  return {
    ...lead,
    name: oneLine(lead.name),
    email: oneLine(lead.email),
    phone: oneLine(lead.phone),
    message: shorten(lead.message, leadLimits.message),
    attachment: shorten(lead.attachment, leadLimits.attachment),
  };
}

/** The answer as one line: a space for control characters, none around it. */
export const oneLine = (answer: string): string => answer.replace(/\p{Cc}+/gu, ' ').trim();

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half a surrogate pair at the cut would be no character.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
