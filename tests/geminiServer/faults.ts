import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { event, fails, googleError, hangs, json, openStream, reply } from './answers.ts';
import type { Behaviour, GeminiCall } from './GeminiCall.ts';

/** Reply of each fault that still has a valid reply. */
export const faultText = 'Καλημέρα. The answer is 42.';
const pieces = ['Καλημέρα. ', 'The answer ', 'is 42.'];
const stop = { finishReason: 'STOP' };
const firstEvent = event(reply(pieces[0] ?? ''));
const events = pieces.map((piece, index) => event(reply(piece, index === pieces.length - 1 ? stop : {})));
const whole = JSON.stringify(reply(faultText, stop));
/** Beginning of the reply, up to a place inside its text. */
const half = whole.slice(0, whole.indexOf('answer'));

const isStream = ({ method }: GeminiCall) => method === 'streamGenerateContent';

/** Sends bytes with status 200 and does not end the response: one body for plain calls, several chunks for streams. */
function startBody(call: GeminiCall, plain: string | Buffer, stream: readonly (string | Buffer)[]): void {
  if (isStream(call)) openStream(call);
  else call.response.writeHead(200, { 'content-type': 'application/json' });
  for (const chunk of isStream(call) ? stream : [plain]) call.response.write(chunk);
}

function sends(plain: string | Buffer, stream: readonly (string | Buffer)[]): Behaviour {
  return (call) => {
    startBody(call, plain, stream);
    call.response.end();
  };
}

/** Sends one object: the body of a plain call, or the only event of a stream. */
const says = (value: object): Behaviour => sends(JSON.stringify(value), [event(value)]);

const finishes = (finishReason: string, text = ''): Behaviour => says(reply(text, { finishReason }));

const parts = (...list: readonly object[]) => ({ candidates: [{ content: { role: 'model', parts: list } }] });

/** Sends a complete reply to a plain call, and these valid but unusual events to a stream. */
const streams = (...chunks: readonly (string | object)[]): Behaviour =>
  sends(
    whole,
    chunks.map((chunk) => (typeof chunk === 'string' ? chunk : event(chunk))),
  );

const usage = { usageMetadata: { promptTokenCount: 7, totalTokenCount: 12 } };
const textEvents = pieces.map((piece) => reply(piece));

let bomb: Buffer | undefined;

/** Faults of the model's service, and a few valid but unusual responses. */
export const faults = {
  normalReply: sends(whole, events),
  badRequest: fails(400),
  unauthorized: fails(401),
  forbidden: fails(403),
  notFound: fails(404),
  requestTimeout: fails(408),
  tooManyRequests: fails(429),
  retryAfterOneSecond: fails(429, { 'retry-after': '1' }),
  retryAfterOneHour: fails(429, { 'retry-after': '3600' }),
  retryDelayInBody: (call) =>
    json(call, 429, googleError(429, call, [{ '@type': 'RetryInfo', retryDelay: '7.5s' }])),
  internalError: fails(500),
  badGatewayAsHtml: ({ response }) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  },
  serviceUnavailable: fails(503),
  gatewayTimeout: fails(504),
  /** Destroys the socket. A refused connection needs a closed port instead. */
  connectionRefused: ({ response }) => void response.socket?.destroy(),
  connectionReset: ({ response }) => void response.socket?.resetAndDestroy(),
  noResponse: hangs(),
  headersOnly: (call) => {
    call.response.writeHead(200, {
      'content-type': isStream(call) ? 'text/event-stream' : 'application/json',
    });
    call.response.flushHeaders();
  },
  oneCharacterAtATime: async (call) => {
    startBody(call, '', []);
    for (const character of isStream(call) ? events.join('') : whole) {
      if (call.response.destroyed) return;
      call.response.write(character);
      await wait(100);
    }
    call.response.end();
  },
  resetMidReply: async (call) => {
    startBody(call, half, [firstEvent, half]);
    await wait(20);
    call.response.socket?.resetAndDestroy();
  },
  truncatedReply: sends(half, [firstEvent]),
  truncatedEvent: sends(half, [firstEvent, `data: ${half}`]),
  malformedJson: sends('{"candidates": [}', [firstEvent, 'data: {"candidates": [}\r\n\r\n']),
  malformedJsonAtOnce: sends('not JSON', ['data: {"candidates": [}\r\n\r\n']),
  htmlPage: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>');
  },
  emptyBody: sends('', []),
  emptyObject: says({}),
  noCandidates: says({ candidates: [] }),
  noContent: says({ candidates: [{ content: null, ...stop }] }),
  noParts: says({ candidates: [{ content: { role: 'model' }, ...stop }] }),
  blockedForSafety: finishes('SAFETY'),
  blockedAsRecitation: finishes('RECITATION'),
  blockedForOtherReason: finishes('OTHER', 'half a'),
  blockedByBlocklist: finishes('BLOCKLIST'),
  prohibitedContent: finishes('PROHIBITED_CONTENT'),
  personalData: finishes('SPII'),
  unsupportedLanguage: finishes('LANGUAGE'),
  malformedFunctionCall: finishes('MALFORMED_FUNCTION_CALL'),
  maxTokensWithoutText: finishes('MAX_TOKENS'),
  maxTokensWithText: finishes('MAX_TOKENS', faultText),
  blockedPrompt: says({ promptFeedback: { blockReason: 'SAFETY' } }),
  errorMidReply: (call) => {
    const error = googleError(503, call);
    startBody(call, JSON.stringify(error), [firstEvent, event(error)]);
    call.response.end();
  },
  errorAtOnce: (call) => {
    const error = googleError(503, call);
    startBody(call, JSON.stringify(error), [event(error)]);
    call.response.end();
  },
  unusualEventFraming: sends(`\ufeff\r\n${whole}\r\n`, [
    '\ufeff: keepalive\n\n',
    `event: message\r\n${events[0]}`,
    `id: 7\rdata: ${JSON.stringify(reply(pieces[1] ?? ''))}\r\r`,
    ': ping\r\n',
    `${JSON.stringify(reply(pieces[2] ?? '', stop), null, 1).replace(/^/gm, 'data: ')}\n\n`,
  ]),
  invalidUtf8: sends(Buffer.from(whole.replace('answer', '\u00ff'), 'latin1'), [
    Buffer.from(events.join('').replace('answer', '\u00ff'), 'latin1'),
  ]),
  splitUtf8Characters: async (call) => {
    startBody(call, '', []);
    for (const byte of Buffer.from(isStream(call) ? events.join('') : whole)) {
      call.response.write(Buffer.from([byte]));
      // Without a pause, separate writes would be sent in one packet.
      if (byte > 127) await wait(1);
    }
    call.response.end();
  },
  /** Sends 200 MB, or less if the reader leaves. */
  hugeReply: async (call) => {
    startBody(call, '{"candidates":[{"content":{"parts":[{"text":"', []);
    const megabyte = 'x'.repeat(1_000_000);
    for (let sent = 0; sent < 200 && !call.response.destroyed; sent += 1) {
      const hasRoom = call.response.write(isStream(call) ? event(reply(megabyte)) : megabyte);
      if (!hasRoom)
        await Promise.race([new Promise((resolve) => call.response.once('drain', resolve)), call.over]);
    }
    call.response.end(isStream(call) ? '' : '"}]}}]}');
  },
  wrongContentLength: (call) => {
    call.response.writeHead(200, { 'content-length': String(Buffer.byteLength(whole) + 100) });
    call.response.write(isStream(call) ? firstEvent : whole);
    setTimeout(() => call.response.socket?.end(), 20);
  },
  /** Sends 60 kB that decompress to 60 MB. */
  gzipBomb: (call) => {
    bomb ??= gzipSync(JSON.stringify(reply('x'.repeat(60_000_000), stop)));
    call.response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  },
  redirect: ({ response, headers }) => {
    const port = headers.host?.split(':')[1];
    response.writeHead(302, { location: `http://localhost:${port}/elsewhere` }).end();
  },
  stopOnEachEvent: streams(...pieces.map((piece) => reply(piece, stop))),
  emptyPartsAndStopFirst: streams(
    { candidates: [{ content: { role: 'model', parts: [] }, ...stop }] },
    ...textEvents,
    { candidates: [stop] },
  ),
  eventsWithoutText: streams(
    ': keep-alive\n\n',
    { candidates: [{ content: { role: 'model' } }] },
    usage,
    reply(pieces[0] ?? ''),
    { candidates: [] },
    'data:\n\n',
    reply(pieces[1] ?? ''),
    { promptFeedback: { safetyRatings: [] } },
    {},
    reply(pieces[2] ?? '', stop),
    usage,
  ),
  unspecifiedReasons: streams(
    ...pieces.map((piece) => reply(piece, { finishReason: 'FINISH_REASON_UNSPECIFIED' })),
    { candidates: [{ finishReason: 'stop' }] },
  ),
  doneWithoutReason: streams(...textEvents, 'data: [DONE]\n\n'),
  doneAfterReason: streams(...events, 'data: [DONE]\n\n'),
  noReason: streams(...textEvents),
  blockedInTheMiddle: streams(reply(pieces[0] ?? ''), { promptFeedback: { blockReason: 'OTHER' } }, usage),
  safetyInTheMiddle: streams(reply(pieces[0] ?? ''), { candidates: [{ finishReason: 'SAFETY' }] }, usage),
  reasonOfTheEndCounts: streams(...pieces.map((piece) => reply(piece, stop)), {
    candidates: [{ content: { parts: [] }, finishReason: 'PROHIBITED_CONTENT' }],
  }),
  openAfterStop: (call) => {
    startBody(call, whole, events);
    if (!isStream(call)) call.response.end();
  },
  resetAfterStop: async (call) => {
    startBody(call, whole, events);
    await wait(20);
    if (isStream(call)) call.response.socket?.resetAndDestroy();
    else call.response.end();
  },
  resetAfterStopOnEachEvent: async (call) => {
    startBody(call, whole, [reply(pieces[0] ?? '', stop), reply(pieces[1] ?? '', stop)].map(event));
    await wait(20);
    if (isStream(call)) call.response.socket?.resetAndDestroy();
    else call.response.end();
  },
  thoughtsAndSecondCandidate: sends(
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

/** The name of a fault. */
export type FaultName = keyof typeof faults;
