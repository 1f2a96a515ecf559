import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';

import { DeliveryError } from './DeliveryError.ts';
import type { QueuedLead } from './LeadOutbox.ts';

/** Options of the mail server and the recipient. */
export interface MailerOptions {
  /**
   * `smtp://` or `smtps://` URL with the name and password of the account. Parameters in it, such as
   * `?requireTLS=false`, override the options in this file.
   */
  readonly url: string;
  /**
   * Address of the recipient. It is also the sender's, because most servers let an account send only from its own
   * address.
   */
  readonly to: string;
  /** Time limit of each SMTP step (connection, greeting, silence), in milliseconds. */
  readonly timeoutMs: number;
  /**
   * Whether the mail server runs on this machine. Then mails without a login may be sent unencrypted. @default false
   */
  readonly isThisMachine?: boolean | undefined;
}

/**
 * Makes a text safe for a mail header. Direction marks are removed, because they reverse the text after them. "=?" is
 * split, because mail programs would decode it as an encoded word. Control characters and special spaces become plain
 * spaces, because a header folded there could be read as two headers.
 */
const headerText = (text: string) =>
  text
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll('=?', '= ?')
    .replace(/[\p{Cc}\s\p{Z}]+/gu, ' ')
    .trim();

/** Time limit of a complete mail, as a multiple of the time limit of one step. */
const mailTimeoutFactor = 2.5;

/**
 * Creates a function that sends a lead as a plain text mail. A reply to the mail goes to the visitor. The function
 * rejects with `DeliveryError`.
 */
export function createMailer({ url, to, timeoutMs, isThisMachine = false }: MailerOptions) {
  const transport = createTransport({
    url,
    // TLS is required, because an attacker can remove the server's offer of TLS. Password and message must not be sent
    // unencrypted.
    requireTLS: !isThisMachine || new URL(url).username !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainToASCII(to.slice(to.lastIndexOf('@') + 1));
  return async ({ id, lead, receivedAt }: Omit<QueuedLead, 'channel' | 'attempts'>): Promise<void> => {
    const name = headerText(lead.name);
    const subject = lead.kind === 'contact' ? `Message from ${name}` : `Follow-up for ${name}`;
    const sender = [name, headerText(lead.email), headerText(lead.phone)].filter(Boolean).join('\n');
    const text = [lead.message.trim(), sender, lead.attachment.trim()].filter(Boolean).join('\n\n');
    try {
      await transport.sendMail({
        from: to,
        to,
        replyTo: { name, address: headerText(lead.email) },
        subject,
        text,
        date: new Date(receivedAt),
        // The id is the same in each attempt, so that a mailbox can recognise duplicates.
        messageId: `<${id}@${domain}>`,
        signal: AbortSignal.timeout(timeoutMs * mailTimeoutFactor),
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new DeliveryError(`mail server: ${reasonOf(error)}`, { cause: error });
    }
  };
}

/** Returns only the code of an error, such as EAUTH or 550, because the message may contain a visitor's address. */
function reasonOf(error: Error): string {
  if ('responseCode' in error) return String(error.responseCode);
  if (!('code' in error)) return error.name;
  return error.code === 'EABORT' ? 'no end in time' : String(error.code);
}
