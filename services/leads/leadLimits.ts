import type { Lead } from './LeadDelivery.ts';

/** The longest of each, in characters. The attachment holds a report or the newest part of a conversation. */
export const leadLimits = { name: 200, email: 254, phone: 50, message: 5_000, attachment: 30_000 } as const;

/** The same lead with its two long texts cut to what the gateway takes; a cut shows as "…". */
export function fitLead(lead: Lead): Lead {
  return {
    ...lead,
    message: shorten(lead.message, leadLimits.message),
    attachment: shorten(lead.attachment, leadLimits.attachment),
  };
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half a surrogate pair at the cut would be no character.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
