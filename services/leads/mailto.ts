import { cleanContact } from './contactRules.ts';
import type { Lead } from './LeadDelivery.ts';

/** The longest address all mail programs take, in characters after encoding. */
const longestMailto = 1_900;

/** Recipient and subject of the mail. */
export interface MailOptions {
  readonly to: string;
  readonly subject: string;
}

/** The text of a mail with the lead: its sender, the message and the attachment. */
export function mailText(lead: Lead): string {
  const sender = (['name', 'email', 'phone'] as const).map((field) => cleanContact(field, lead[field]));
  const paragraphs = [sender.filter(Boolean).join('\n'), lead.message.trim(), lead.attachment.trim()];
  return paragraphs.filter(Boolean).join('\n\n');
}

/**
 * A `mailto:` address with as much of `mailText` as fits, for forms without another delivery. At most 1,900 characters;
 * what is left out shows as "…".
 */
export function mailtoOf(lead: Lead, options: MailOptions): string {
  const start = mailStart(options);
  return start + encodeWithin(mailText(lead), longestMailto - start.length);
}

/** Whether `mailtoOf` leaves nothing of the text out. */
export const fitsMailto = (lead: Lead, options: MailOptions): boolean =>
  mailStart(options).length + encode(mailText(lead)).length <= longestMailto;

const mailStart = ({ to, subject }: MailOptions) =>
  `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(oneLine(subject).slice(0, 100))}&body=`;

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
