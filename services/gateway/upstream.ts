import type { Deadline } from '../generation/deadline.ts';
import { isRecord } from '../generation/readReply.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { endReading } from './endReading.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import { GatewayProblem, type ProblemCode } from './problems.ts';

/**
 * Sends JSON to the model's service. Nothing of the client's headers goes along, and redirects are not followed.
 * Throws `GatewayProblem` unless the answer's status is 200.
 */
export async function askUpstream(
  url: string,
  { apiKey, body, deadline }: { apiKey: string; body: string; deadline: Deadline },
): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
    body,
    redirect: 'manual',
    signal: deadline.signal,
  });
  if (response.status === 200) return response;
  const header = response.headers.get('retry-after');
  const tells = response.status === 400 || (response.status === 429 && header === null);
  const limits = { upstreamBytes: 16_384, idleMs: 1_000 };
  const text = tells ? await readAll(response, { limits, deadline }) : '';
  // Whatever nobody reads would keep its connection.
  if (!tells) await response.body?.cancel();
  if ([401, 403].includes(response.status) || text.includes('API_KEY_INVALID')) {
    const note = 'Google refuses the key: check GEMINI_API_KEY';
    throw new GatewayProblem('key_refused', { upstream: response.status, note });
  }
  throw upstreamProblem(response.status, secondsOf(header, text));
}

/** What an error status of the upstream becomes. Its words are dropped: they hold addresses and project numbers. */
export function upstreamProblem(upstream: number, retryAfter?: number): GatewayProblem {
  const note = upstream === 404 ? 'Google does not know the model: set GEMINI_MODEL' : undefined;
  return new GatewayProblem(codeOf(upstream), { retryAfter, note, upstream });
}

function codeOf(upstream: number): ProblemCode {
  if (upstream === 404) return 'model_unavailable';
  if (upstream === 408 || upstream === 504) return 'upstream_timeout';
  if (upstream === 429) return 'upstream_busy';
  if (upstream === 503) return 'upstream_unavailable';
  return upstream >= 400 && upstream < 500 ? 'upstream_rejected' : 'upstream_failed';
}

/** Whole seconds, at most an hour, from the header (seconds or a date) or from Google's RetryInfo. */
function secondsOf(header: string | null, body: string): number | undefined {
  const told = header ?? /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1] ?? '';
  const seconds = /^[\d.]+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), 3_600);
}

interface Reading {
  readonly deadline: Deadline;
  readonly limits: Pick<GatewayLimits, 'upstreamBytes' | 'idleMs'>;
}

/** The chunks of an answer as they come. Throws `GatewayProblem` (`upstream_too_large`) past the limit. */
export async function* chunksOf(response: Response, { deadline, limits }: Reading) {
  let size = 0;
  const reader = response.body?.getReader();
  try {
    while (reader) {
      deadline.expectWithin(limits.idleMs);
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > limits.upstreamBytes)
        throw new GatewayProblem('upstream_too_large', { upstream: response.status });
      yield value;
    }
  } finally {
    if (reader) endReading(reader);
  }
}

/** The whole answer as text. Throws like `chunksOf`, and `upstream_malformed` if it is no UTF-8. */
export async function readAll(response: Response, reading: Reading): Promise<string> {
  const decode = decoder(malformed);
  let text = '';
  for await (const chunk of chunksOf(response, reading)) text += decode(chunk);
  return text + decode();
}

/** Decodes UTF-8 chunk by chunk, never splitting a character; without a chunk it ends. Throws `problem()` for other bytes. */
export function decoder(problem: () => GatewayProblem, options: TextDecoderOptions = {}) {
  const utf8 = new TextDecoder('utf-8', { ...options, fatal: true });
  return (chunk?: Uint8Array): string => {
    try {
      return chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw problem();
    }
  };
}

export const malformed = () => new GatewayProblem('upstream_malformed', { upstream: 200 });

/** What went wrong while asking. The deadline knows better than the error: an aborted fetch fails in many ways. */
export function problemOf(error: unknown, deadline: Deadline): GatewayProblem {
  if (error instanceof GatewayProblem) return error;
  if (deadline.cause === 'aborted') return new GatewayProblem('client_closed');
  if (deadline.cause === 'timeout') return new GatewayProblem('upstream_timeout');
  if (error instanceof GenerationError) return malformed();
  // `fetch` and its body reject with one when the connection fails.
  if (!(error instanceof TypeError)) return new GatewayProblem('internal', { cause: error });
  // For example ENOTFOUND, ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT; the message would hold the address.
  const code = isRecord(error.cause) ? error.cause.code : undefined;
  return new GatewayProblem('upstream_unreachable', {
    cause: error,
    note: code === undefined ? undefined : String(code),
  });
}
