import { setTimeout as wait } from 'node:timers/promises';

import type { Behaviour, GeminiCall } from './GeminiCall.ts';

interface AnswerOptions {
  /** Milliseconds before the reply begins. */
  readonly after?: number;
  /** Milliseconds between two parts of a streamed reply. */
  readonly between?: number;
  /** @default STOP */
  readonly finishReason?: string;
}

/** Replies with this text; counting and embedding calls get numbers made from their request. */
export function answers(
  text: string,
  { after = 0, between = 0, finishReason = 'STOP' }: AnswerOptions = {},
): Behaviour {
  return async (call) => {
    if (after > 0) await wait(after);
    if (call.method !== 'streamGenerateContent')
      return json(call, 200, plainAnswer(call, text, finishReason));
    const parts = text.match(/\s*\S+\s*/g) ?? [''];
    openStream(call);
    for (const [index, part] of parts.entries()) {
      if (index > 0 && between > 0) await wait(between);
      const last = index === parts.length - 1;
      call.response.write(event(reply(part, last ? { finishReason } : {})));
    }
    call.response.end();
  };
}

/** Responds with an error status in Google's format. */
export function fails(status: number, headers: Readonly<Record<string, string>> = {}): Behaviour {
  return (call) => json(call, status, googleError(status, call), headers);
}

/** Accepts the call and never responds. */
export function hangs(): Behaviour {
  return () => {};
}

/** Text in every error of the fake server. It must never reach a visitor or a log. */
export const upstreamSecret = 'UPSTREAM-SECRET-project-123456789012';

/** Returns an error in Google's format. It repeats the received key, as a faulty service could. */
export function googleError(status: number, call: GeminiCall, details?: readonly object[]): object {
  const message = `${upstreamSecret} does not like ${call.headers['x-goog-api-key']}`;
  return { error: { code: status, message, status: 'INVALID_ARGUMENT', ...(details ? { details } : {}) } };
}

/** Returns a reply with one text, and with more fields of the first candidate if they are given. */
export function reply(text: string, candidate: object = {}): object {
  return {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...candidate }],
    usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 5, totalTokenCount: 12 },
    modelVersion: 'stand-in',
  };
}

/** Returns one event of a stream in Google's format. */
export const event = (value: object) => `data: ${JSON.stringify(value)}\r\n\r\n`;

export function openStream({ response }: GeminiCall): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

export function json(call: GeminiCall, status: number, value: object, headers: object = {}): void {
  call.response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', server: 'stand-in', ...headers })
    .end(JSON.stringify(value));
}

function plainAnswer({ method, body }: GeminiCall, text: string, finishReason: string): object {
  if (method === 'countTokens') return { totalTokens: textsIn(body).join(' ').split(/\s+/).length };
  if (method === 'embedContent') return { embedding: embedding(textsIn(body)[0]) };
  if (method === 'batchEmbedContents') return { embeddings: textsIn(body).map(embedding) };
  return reply(text, { finishReason });
}

/** Returns an embedding that depends on the text. */
const embedding = (text = '') => ({ values: [text.length, text.charCodeAt(0), 0.5] });

/** Returns every value of a key `text` in a body, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'text' && typeof inner === 'string' ? [inner] : textsIn(inner),
  );
}
