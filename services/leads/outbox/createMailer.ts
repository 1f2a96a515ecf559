import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';

import type { QueuedLead } from './LeadOutbox.ts';
import { DeliveryError } from './sendToWebhook.ts';

/** Which mail server sends, and to whom. */
export interface MailerOptions {
  /** `smtp://` or `smtps://`, with the name and password of the account. */
  readonly url: string;
  /** Recipient of the mails; also their sender, because servers let an account send as itself alone. */
  readonly to: string;
  /** Time limit of each step of the server, in milliseconds. */
  readonly timeoutMs: number;
  /** The server is this very machine, so that mails without an account need no encryption. @default false */
  readonly isThisMachine?: boolean | undefined;
}

/**
 * One line with plain blanks: at any other blank, a byte order mark too, a header would be folded, and the rest could be
 * taken for another header. Without marks that reverse the text after them, and without the "=?" of an encoded word, which
 * mail programs would decode.
 */
const headerText = (text: string) =>
  text
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll('=?', '= ?')
    .replace(/[\p{Cc}\s\p{Z}]+/gu, ' ')
    .trim();

/** Time limit of a whole mail, in limits of a step. */
const stepsOfMail = 2.5;

/** Sends leads as plain text mails; an answer to one goes to the visitor. Rejects with `DeliveryError`. */
export function createMailer({ url, to, timeoutMs, isThisMachine = false }: MailerOptions) {
  const transport = createTransport({
    url,
    // An attacker can remove a server's offer of TLS; password and message must not be sent unencrypted. The query
    // of the address counts more than these options.
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
        // The same in each attempt, so that a mailbox can recognise duplicates.
        messageId: `<${id}@${domain}>`,
        signal: AbortSignal.timeout(timeoutMs * stepsOfMail),
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // For example EAUTH or 550; the message may repeat an address.
      const code = 'responseCode' in error ? error.responseCode : 'code' in error ? error.code : error.name;
      const reason = code === 'EABORT' ? 'no end in time' : String(code);
      throw new DeliveryError(`mail server: ${reason}`, { cause: error });
    }
  };
}
