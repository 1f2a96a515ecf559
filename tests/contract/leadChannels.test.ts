import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fc from 'fast-check';
import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMailer, type QueuedLead, sendToWebhook } from '#services/outbox';
import { startMailServer, startWebhook } from '#tests/contract/receivers.ts';
import { anyText } from '#tests/visitors/internationalInputs.ts';
import { lead } from './describeLeadDelivery.ts';

const queued: QueuedLead = {
  id: 'lead_0123456789abcdef',
  channel: 'webhook',
  lead,
  receivedAt: Date.UTC(2026, 10, 21),
  attempts: 1,
};

describe('sendToWebhook', () => {
  test('signs the body so that the receiver’s own library verifies it, with the lead’s id as key', async () => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const webhook = await startWebhook((response) => void response.writeHead(204).end());
    await sendToWebhook(queued, { url: webhook.url, secret, timeoutMs: 5_000 });
    await webhook.close();
    const [call] = webhook.calls;
    const { 'webhook-id': id, ...headers } = call?.headers ?? {};
    expect(id).toBe(queued.id);
    const verify = (body: string) =>
      new Webhook(secret).verify(body, { 'webhook-id': queued.id, ...(headers as Record<string, string>) });
    expect(verify(call?.body ?? '')).toEqual({ ...lead, sentAt: '2026-11-21T00:00:00.000Z' });
    expect(() => verify(`${call?.body} `)).toThrow('No matching signature');
  });

  test.each([
    ['an error status', 500, 'status 500'],
    ['a redirect of anybody but Google’s scripts', 302, 'status 302'],
  ])('takes %s for no delivery', async (_, status, message) => {
    const webhook = await startWebhook(
      (response) => void response.writeHead(status, { location: '/' }).end(),
    );
    await expect(sendToWebhook(queued, { url: webhook.url, timeoutMs: 5_000 })).rejects.toThrow(message);
    await webhook.close();
  });

  test('ends a call that is not answered in time', async () => {
    const webhook = await startWebhook(() => {});
    await expect(sendToWebhook(queued, { url: webhook.url, timeoutMs: 50 })).rejects.toThrow(
      'no answer in time',
    );
    await webhook.close();
    await expect(sendToWebhook(queued, { url: webhook.url, timeoutMs: 5_000 })).rejects.toThrow(
      'no connection',
    );
  });
});

describe('createMailer', () => {
  const local = { timeoutMs: 5_000, isThisMachine: true };
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());
  const send = async (change: Partial<typeof lead>) => {
    const mail = createMailer({ ...local, url: server.url, to: 'info@company.example' });
    await mail({ ...queued, lead: { ...lead, ...change } });
    const received = server.mails.at(-1);
    const [head = '', ...body] = (received?.source ?? '').split('\r\n\r\n');
    // Lines that begin with a blank belong to the header before them.
    const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    return { ...received, headers, body: body.join('\r\n\r\n') };
  };

  test('sends one plain text mail to the company, and the answer to it goes to the visitor', async () => {
    const { to, headers, body } = await send({ name: 'Maria', message: 'Please call me.', attachment: '' });
    expect(to).toEqual(['info@company.example']);
    expect(headers).toContain('Subject: Follow-up for Maria');
    expect(headers).toContain('Reply-To: Maria <maria@example.com>');
    expect(headers).toContain('Message-ID: <lead_0123456789abcdef@company.example>');
    expect(headers.find((header) => header.startsWith('Content-Type'))).toMatch(/text\/plain/);
    expect(body).toBe('Please call me.\r\n\r\nMaria\r\nmaria@example.com\r\n+357 99 000000\r\n');
  });

  test('has no letter in its headers that old mail servers refuse, whatever the domain of the company', async () => {
    const mail = createMailer({ ...local, url: server.url, to: 'info@εταιρεία.example' });
    await mail({ ...queued, lead: { ...lead, name: 'Γιώργος' } });
    const [head] = server.mails.at(-1)?.source.split('\r\n\r\n') ?? [];
    expect(head).toMatch(/^[\n\r -~]+$/);
  });

  test('any name, address and phone, with line ends too, adds no header and no recipient', {
    timeout: 60_000,
  }, async () => {
    const usual = (await send({})).headers.map((header) => header.replace(/:.*/s, '')).sort();
    const lineEnd = fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0');
    const injection = fc
      .tuple(anyText(40), lineEnd, fc.constantFrom('Bcc: x@evil.example', 'To: x@evil.example', ''), lineEnd)
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(injection, injection, injection, async (name, phone, email) => {
        const { to, from, headers } = await send({ name, phone, email: `a${email}@b.example` });
        const names = headers.map((header) => header.replace(/:.*/s, '')).sort();
        expect(names.filter((header) => header !== 'Reply-To')).toEqual(
          usual.filter((header) => header !== 'Reply-To'),
        );
        expect([from, to]).toEqual(['info@company.example', ['info@company.example']]);
      }),
      {
        numRuns: 30,
        endOnFailure: true,
        // A byte order mark is no control and no separator, and is folded at all the same.
        examples: [
          ['¡™£¢∞§¶•ªº–≠', '', '\uFEFF\u2BB5\u{1140F}\u{12378}\u{13041}😬\nTo: x@evil.example\u2028'],
        ],
      },
    );
  });

  test('a name that reads like an encoded header or turns the line around is shown as it was typed', async () => {
    const { headers } = await send({
      name: '=?utf-8?B?DQpCY2M6IHhAZXZpbC5leGFtcGxl?= \u202Egro.\u2067elpmaxe',
    });
    const subject = headers.find((header) => header.startsWith('Subject: '));
    expect(subject).toBe('Subject: Follow-up for = ?utf-8?B?DQpCY2M6IHhAZXZpbC5leGFtcGxl?= gro.elpmaxe');
    const replyTo = headers.find((header) => header.startsWith('Reply-To: '));
    expect(replyTo).not.toMatch(/=\?utf-8\?B\?DQpC/);
  });

  test('a server that cannot be reached is a DeliveryError that names no address', async () => {
    const mail = createMailer({ url: 'smtp://127.0.0.1:1', to: 'info@company.example', timeoutMs: 2_000 });
    await expect(mail(queued)).rejects.toThrow(/^mail server: E\w+$/);
  });

  test('a server that goes on talking is left when its time is over', async () => {
    const closed: Promise<void>[] = [];
    const talker = createServer((socket) => {
      socket.write('220 mail.example\r\n');
      const drip = setInterval(() => socket.write('250-wait\r\n'), 50);
      // It may write as the other side goes.
      socket.on('error', () => {});
      closed.push(new Promise((resolve) => socket.on('close', () => resolve(clearInterval(drip)))));
    }).listen(0, '127.0.0.1');
    await once(talker, 'listening');
    const { port } = talker.address() as AddressInfo;
    const mail = createMailer({
      url: `smtp://127.0.0.1:${port}`,
      to: 'info@company.example',
      timeoutMs: 400,
    });
    await expect(mail(queued)).rejects.toThrow('mail server: no end in time');
    expect(closed).toHaveLength(1);
    await Promise.all(closed);
    talker.close();
  });

  test('another machine gets a message over TLS alone, unless the address says otherwise', async () => {
    const before = server.mails.length;
    const sendBy = (address: string) =>
      createMailer({ url: address, to: 'info@company.example', timeoutMs: 5_000 })(queued);
    await expect(sendBy(server.url)).rejects.toThrow('mail server: 500');
    expect(server.mails).toHaveLength(before);
    await sendBy(`${server.url}?requireTLS=false`);
    expect(server.mails).toHaveLength(before + 1);
  });
});

describe('createMailer with an account', () => {
  const account = { user: 'site', pass: 'pässword@1' };
  /** Sends one mail to a server that takes it from this account alone. */
  const sendTo = async (
    change: SMTPServerOptions,
    { pass = account.pass, query = '' }: { readonly pass?: string; readonly query?: string } = {},
  ) => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
    const passwords: unknown[] = [];
    const server = await startMailServer({
      key,
      cert,
      onAuth({ username, password }, _, done) {
        passwords.push(password);
        const isKnown = username === account.user && password === account.pass;
        done(isKnown ? null : new Error('Unknown account'), { user: username });
      },
      ...change,
    });
    const url = server.url.replace('//', `//${account.user}:${encodeURIComponent(pass)}@`) + query;
    const mail = createMailer({ url, to: 'info@company.example', timeoutMs: 5_000 });
    const failure = await mail(queued).catch((error: Error) => error.message);
    await server.close();
    return { failure, passwords, mails: server.mails.length };
  };
  const trusting = { query: '?tls.rejectUnauthorized=false' };

  test('says its name and password over STARTTLS', async () => {
    expect(await sendTo({}, trusting)).toEqual({ failure: undefined, passwords: [account.pass], mails: 1 });
  });

  test('is refused with a wrong password, which nobody is told', async () => {
    const { failure, mails } = await sendTo({}, { ...trusting, pass: 'guess' });
    expect([failure, mails]).toEqual(['mail server: 535', 0]);
  });

  test.each<readonly [string, SMTPServerOptions, string]>([
    ['whose certificate nobody has signed', {}, 'mail server: ESOCKET'],
    [
      'that has no STARTTLS, or behind somebody who hides it',
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      'mail server: 500',
    ],
  ])('says no password to a server %s', async (_, change, failure) => {
    expect(await sendTo(change)).toEqual({ failure, passwords: [], mails: 0 });
  });
});
