import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import type { Behaviour, GeminiCall } from './GeminiCall.ts';
import { event, fails, googleError, hangs, json, openStream, reply } from './geminiServerAnswers.ts';

/** The reply behind every fault that can still be understood. */
export const faultText = 'Καλημέρα. The answer is 42.';
const pieces = ['Καλημέρα. ', 'The answer ', 'is 42.'];
const stop = { finishReason: 'STOP' };
const firstEvent = event(reply(pieces[0] ?? ''));
const events = pieces.map((piece, at) => event(reply(piece, at === pieces.length - 1 ? stop : {})));
const whole = JSON.stringify(reply(faultText, stop));
const half = whole.slice(0, whole.indexOf('answer'));

const isStream = ({ method }: GeminiCall) => method === 'streamGenerateContent';

/** Sends these bytes with status 200: one text for plain calls, several for streams. The ending is left to the fault. */
function begin(call: GeminiCall, plain: string | Buffer, stream: readonly (string | Buffer)[]): void {
  if (isStream(call)) openStream(call);
  else call.response.writeHead(200, { 'content-type': 'application/json' });
  for (const chunk of isStream(call) ? stream : [plain]) call.response.write(chunk);
}

function sends(plain: string | Buffer, stream: readonly (string | Buffer)[]): Behaviour {
  return (call) => {
    begin(call, plain, stream);
    call.response.end();
  };
}

/** One object: the body of a plain call, the only event of a stream. */
const says = (value: object): Behaviour => sends(JSON.stringify(value), [event(value)]);

const finishes = (finishReason: string, text = ''): Behaviour => says(reply(text, { finishReason }));

const parts = (...list: readonly object[]) => ({ candidates: [{ content: { role: 'model', parts: list } }] });

let bomb: Buffer | undefined;

/** Everything the model's service can do wrong, and a few odd things it may do right. */
export const faults = {
  F01: sends(whole, events),
  F02: fails(400),
  F03: fails(401),
  F04: fails(403),
  F05: fails(404),
  F06: fails(408),
  F07: fails(429),
  F08: fails(429, { 'retry-after': '1' }),
  F09: fails(429, { 'retry-after': '3600' }),
  F10: (call) => json(call, 429, googleError(429, call, [{ '@type': 'RetryInfo', retryDelay: '7.5s' }])),
  F11: fails(500),
  F12: ({ response }) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  },
  F13: fails(503),
  F14: fails(504),
  /** Refusing a connection takes a closed port: close the server to meet it for real. This is the nearest to it. */
  F15: ({ response }) => void response.socket?.destroy(),
  F16: ({ response }) => void response.socket?.resetAndDestroy(),
  F17: hangs(),
  F18: (call) => {
    call.response.writeHead(200, {
      'content-type': isStream(call) ? 'text/event-stream' : 'application/json',
    });
    call.response.flushHeaders();
  },
  F19: async (call) => {
    begin(call, '', []);
    for (const character of isStream(call) ? events.join('') : whole) {
      if (call.response.destroyed) return;
      call.response.write(character);
      await wait(100);
    }
    call.response.end();
  },
  F20: async (call) => {
    begin(call, half, [firstEvent, half]);
    await wait(20);
    call.response.socket?.resetAndDestroy();
  },
  F21: sends(half, [firstEvent]),
  F22: sends(half, [firstEvent, `data: ${half}`]),
  F23: sends('{"candidates": [}', [firstEvent, 'data: {"candidates": [}\r\n\r\n']),
  'F23 at once': sends('not JSON', ['data: {"candidates": [}\r\n\r\n']),
  F24: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>');
  },
  F25: sends('', []),
  F26: says({}),
  F27: says({ candidates: [] }),
  F28: says({ candidates: [{ content: null, ...stop }] }),
  'F28 without parts': says({ candidates: [{ content: { role: 'model' }, ...stop }] }),
  F29: finishes('SAFETY'),
  F30: finishes('RECITATION'),
  F31: finishes('OTHER', 'half a'),
  'F31 BLOCKLIST': finishes('BLOCKLIST'),
  'F31 PROHIBITED_CONTENT': finishes('PROHIBITED_CONTENT'),
  'F31 SPII': finishes('SPII'),
  'F31 LANGUAGE': finishes('LANGUAGE'),
  'F31 MALFORMED_FUNCTION_CALL': finishes('MALFORMED_FUNCTION_CALL'),
  F32: finishes('MAX_TOKENS'),
  'F32 with text': finishes('MAX_TOKENS', faultText),
  F33: says({ promptFeedback: { blockReason: 'SAFETY' } }),
  F34: (call) => {
    const error = googleError(503, call);
    begin(call, JSON.stringify(error), [firstEvent, event(error)]);
    call.response.end();
  },
  'F34 at once': (call) => {
    const error = googleError(503, call);
    begin(call, JSON.stringify(error), [event(error)]);
    call.response.end();
  },
  F35: sends(`\ufeff\r\n${whole}\r\n`, [
    '\ufeff: keepalive\n\n',
    `event: message\r\n${events[0]}`,
    `id: 7\rdata: ${JSON.stringify(reply(pieces[1] ?? ''))}\r\r`,
    ': ping\r\n',
    `${JSON.stringify(reply(pieces[2] ?? '', stop), null, 1).replace(/^/gm, 'data: ')}\n\n`,
  ]),
  F36: sends(Buffer.from(whole.replace('answer', '\u00ff'), 'latin1'), [
    Buffer.from(events.join('').replace('answer', '\u00ff'), 'latin1'),
  ]),
  'F36 split characters': async (call) => {
    begin(call, '', []);
    for (const byte of Buffer.from(isStream(call) ? events.join('') : whole)) {
      call.response.write(Buffer.from([byte]));
      // Separate writes would otherwise leave in one packet.
      if (byte > 127) await wait(1);
    }
    call.response.end();
  },
  /** 200 MB, unless the reader leaves. */
  F37: async (call) => {
    begin(call, '{"candidates":[{"content":{"parts":[{"text":"', []);
    const megabyte = 'x'.repeat(1_000_000);
    for (let sent = 0; sent < 200 && !call.response.destroyed; sent += 1) {
      const room = call.response.write(isStream(call) ? event(reply(megabyte)) : megabyte);
      if (!room)
        await Promise.race([new Promise((resolve) => call.response.once('drain', resolve)), call.over]);
    }
    call.response.end(isStream(call) ? '' : '"}]}}]}');
  },
  F38: (call) => {
    call.response.writeHead(200, { 'content-length': String(Buffer.byteLength(whole) + 100) });
    call.response.write(isStream(call) ? firstEvent : whole);
    setTimeout(() => call.response.socket?.end(), 20);
  },
  /** 60 kB that unpack to 60 MB. */
  'F38 gzip bomb': (call) => {
    bomb ??= gzipSync(JSON.stringify(reply('x'.repeat(60_000_000), stop)));
    call.response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  },
  F39: ({ response, headers }) => {
    const port = headers.host?.split(':')[1];
    response.writeHead(302, { location: `http://localhost:${port}/elsewhere` }).end();
  },
  F40: sends(
    JSON.stringify({
      candidates: [
        ...parts({ text: 'secret thought', thought: true }, ...pieces.map((text) => ({ text }))).candidates,
        { content: { role: 'model', parts: [{ text: 'the second candidate' }] } },
      ],
    }),
    [
      event(parts({ text: 'secret thought', thought: true })),
      event(parts({ text: pieces[0] }, { text: pieces[1] })),
      event({ candidates: [{ ...parts({ text: pieces[2] }).candidates[0], ...stop }] }),
    ],
  ),
} satisfies Record<string, Behaviour>;

/** The name of a fault: `F01` to `F40`, some with variants. */
export type FaultId = keyof typeof faults;
