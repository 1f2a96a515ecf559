import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

import { bodyOf } from '#tests/support/bodyOf.ts';

/** One call of a webhook. */
export interface WebhookCall {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts a webhook on a free port of 127.0.0.1. It records every call, and `answer` writes the response. */
export async function startWebhook(answer: (response: ServerResponse, call: WebhookCall) => void) {
  const calls: WebhookCall[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (body === undefined) return;
    const call = { headers: request.headers, body };
    calls.push(call);
    answer(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A received mail. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header lines and body, not decoded. */
  readonly source: string;
}

const openToAll: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] };

/** Starts an SMTP server on a free port of 127.0.0.1 that stores all mails. Without options it accepts any sender. */
export async function startMailServer(options = openToAll) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...options,
    disableReverseLookup: true,
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const source = await text(stream).catch((error) => void done(error));
      if (source === undefined) return;
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      });
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
