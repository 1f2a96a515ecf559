import type { Deadline } from '../generation/deadline.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { isRecord } from '../isRecord.ts';
import { cancelReader } from './cancelReader.ts';
import { type ErrorCode, GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';

/**
 * Sends JSON to the model's service. Nothing of the client's headers goes along, and redirects are not followed.
 * Throws `GatewayError` unless the answer's status is 200.
 */
export async function fetchUpstream(
  url: string,
  { apiKey, body, deadline }: { apiKey: string; body: string; deadline: Deadline },
): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
    body,
    redirect: 'manual',
    signal: deadline.signal,
  }).catch((error) => {
    throw new ConnectionError(error);
  });
  if (response.status === 200) return response;
  const header = response.headers.get('retry-after');
  const isInformative = response.status === 400 || (response.status === 429 && header === null);
  const limits = { upstreamBytes: 16_384, idleMs: 1_000 };
  const text = isInformative ? await readText(response, { limits, deadline }) : '';
  // Whatever nobody reads would keep its connection.
  if (!isInformative) await response.body?.cancel();
  if ([401, 403].includes(response.status) || text.includes('API_KEY_INVALID')) {
    const note = 'Google refuses the key: check GEMINI_API_KEY';
    throw new GatewayError('key_refused', { upstream: response.status, note });
  }
  throw upstreamError(response.status, parseRetryAfter(header, text));
}

/** What an error status of the upstream becomes. Its words are dropped: they hold addresses and project numbers. */
export function upstreamError(upstream: number, retryAfter?: number): GatewayError {
  const note = upstream === 404 ? 'Google does not know the model: set GEMINI_MODEL' : undefined;
  return new GatewayError(errorCodeFor(upstream), { retryAfter, note, upstream });
}

function errorCodeFor(upstream: number): ErrorCode {
  if (upstream === 404) return 'model_unavailable';
  if (upstream === 408 || upstream === 504) return 'upstream_timeout';
  if (upstream === 429) return 'upstream_busy';
  if (upstream === 503) return 'upstream_unavailable';
  return upstream >= 400 && upstream < 500 ? 'upstream_rejected' : 'upstream_failed';
}

/** Whole seconds, at most an hour, from the header (seconds or a date) or from Google's RetryInfo. */
function parseRetryAfter(header: string | null, body: string): number | undefined {
  const told = header ?? /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1] ?? '';
  const seconds = /^[\d.]+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), 3_600);
}

interface ReadOptions {
  readonly deadline: Deadline;
  readonly limits: Pick<GatewayLimits, 'upstreamBytes' | 'idleMs'>;
}

/** The chunks of an answer as they come. Throws `GatewayError` (`upstream_too_large`) past the limit. */
export async function* readChunks(response: Response, { deadline, limits }: ReadOptions) {
  let size = 0;
  const reader = response.body?.getReader();
  try {
    while (reader) {
      deadline.expectWithin(limits.idleMs);
      const { done, value } = await reader.read().catch((error) => {
        throw new ConnectionError(error);
      });
      if (done) return;
      size += value.byteLength;
      if (size > limits.upstreamBytes)
        throw new GatewayError('upstream_too_large', { upstream: response.status });
      yield value;
    }
  } finally {
    if (reader) cancelReader(reader);
  }
}

/** The whole answer as text. Throws like `readChunks`, and `upstream_malformed` if it is no UTF-8. */
export async function readText(response: Response, options: ReadOptions): Promise<string> {
  const decode = createUtf8Decoder(malformedReply);
  let text = '';
  for await (const chunk of readChunks(response, options)) text += decode(chunk);
  return text + decode();
}

/** Decodes UTF-8 chunk by chunk, never splitting a character; without a chunk it ends. Throws `createError()` for other bytes. */
export function createUtf8Decoder(createError: () => GatewayError, options: TextDecoderOptions = {}) {
  const utf8 = new TextDecoder('utf-8', { ...options, fatal: true });
  return (chunk?: Uint8Array): string => {
    try {
      return chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw createError();
    }
  };
}

export const malformedReply = () => new GatewayError('upstream_malformed', { upstream: 200 });

/** Each runtime has errors of its own for this. */
class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('The connection to the model failed', { cause });
  }
}

/** What went wrong while asking. The deadline knows better than the error: an aborted fetch fails in many ways. */
export function toGatewayError(error: unknown, deadline: Deadline): GatewayError {
  if (error instanceof GatewayError) return error;
  if (deadline.cause === 'aborted') return new GatewayError('client_closed');
  if (deadline.cause === 'timeout') return new GatewayError('upstream_timeout');
  if (error instanceof GenerationError) return malformedReply();
  if (!(error instanceof ConnectionError)) return new GatewayError('internal', { cause: error });
  // For example ENOTFOUND, ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT; the message would hold the address.
  const reason = error.cause instanceof Error ? error.cause.cause : undefined;
  const code = isRecord(reason) ? reason.code : undefined;
  return new GatewayError('upstream_unreachable', {
    cause: error,
    note: code === undefined ? undefined : String(code),
  });
}
