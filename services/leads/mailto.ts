import { cleanContact } from './contactRules.ts';
import type { Lead } from './LeadDelivery.ts';

/** Maximum length of a `mailto:` link that all mail programs accept, in characters after encoding. */
const longestMailto = 1_900;

/** Recipient and subject of the mail. */
export interface MailOptions {
  readonly to: string;
  readonly subject: string;
}

/** Returns the text of a mail with the lead: sender, message and attachment. */
export function mailText(lead: Lead): string {
  const sender = (['name', 'email', 'phone'] as const).map((field) => cleanContact(field, lead[field]));
  const paragraphs = [sender.filter(Boolean).join('\n'), lead.message.trim(), lead.attachment.trim()];
  return paragraphs.filter(Boolean).join('\n\n');
}

/**
 * Returns a `mailto:` link, for a message that cannot be delivered in another way. It contains as much of `mailText` as
 * fits into 1,900 characters. A cut text ends with "…".
 */
export function mailtoOf(lead: Lead, options: MailOptions): string {
  const start = mailStart(options);
  return start + encodeWithin(mailText(lead), longestMailto - start.length);
}

/** Whether the complete text fits into the link of `mailtoOf`. */
export const fitsMailto = (lead: Lead, options: MailOptions): boolean =>
  mailStart(options).length + encode(mailText(lead)).length <= longestMailto;

const mailStart = ({ to, subject }: MailOptions) =>
  `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(oneLine(subject).slice(0, 100))}&body=`;

/** Encodes as many complete characters as fit into `maxLength`. */
function encodeWithin(text: string, maxLength: number): string {
  const whole = encode(text);
  if (whole.length <= maxLength) return whole;
  const ending = encode('…');
  let encoded = '';
  for (const character of text) {
    const next = encode(character);
    if (encoded.length + next.length + ending.length > maxLength) break;
    encoded += next;
  }
  return encoded + ending;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Encodes a text for a `mailto:` link. RFC 6068 requires CR LF as line breaks. A lone surrogate cannot be encoded, so
 * it becomes the replacement character.
 */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'));
