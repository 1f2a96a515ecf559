import type { Lead } from './LeadDelivery.ts';

/** The longest address all mail programs take, in characters after encoding. */
const longestMailto = 1_900;

/** Who gets the mail, and what stands in its subject line. */
export interface MailOptions {
  readonly to: string;
  readonly subject: string;
}

/**
 * A `mailto:` address with the lead filled in: the message, its sender, and as much of the attachment as fits.
 * For the contact form, the report's follow-up and the chat's contact card. At most 1,900 characters; what is left out shows as "…".
 */
export function mailtoOf(lead: Lead, { to, subject }: MailOptions): string {
  const sender = [lead.name, lead.email, lead.phone].map((line) => line.trim()).filter(Boolean);
  const paragraphs = [lead.message.trim(), sender.join('\n'), lead.attachment.trim()].filter(Boolean);
  const start = `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(oneLine(subject).slice(0, 100))}&body=`;
  return start + encodeWithin(paragraphs.join('\n\n'), longestMailto - start.length);
}

/** As many whole characters as fit after encoding. */
function encodeWithin(text: string, room: number): string {
  const whole = encode(text);
  if (whole.length <= room) return whole;
  const ending = encode('…');
  let encoded = '';
  for (const character of text) {
    const next = encode(character);
    if (encoded.length + next.length + ending.length > room) break;
    encoded += next;
  }
  return encoded + ending;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** RFC 6068 wants line breaks as CR LF. A lone surrogate has no encoding, so it becomes the replacement character. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'));
