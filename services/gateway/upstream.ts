import type { Deadline } from '../generation/deadline.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { isRecord } from '../isRecord.ts';
import { type ErrorCode, GatewayError } from './GatewayError.ts';
import type { PostUpstream, UpstreamResponse } from './PostUpstream.ts';
import { ConnectionError, joinText, malformedReply, readReplyText } from './readReplyText.ts';

/**
 * Sends JSON to the model's service. Nothing of the client's headers goes along. Throws `GatewayError` unless the
 * answer's status is 200.
 */
export async function askUpstream(
  post: PostUpstream,
  url: string,
  { apiKey, body, deadline }: { apiKey: string; body: Uint8Array<ArrayBuffer>; deadline: Deadline },
): Promise<UpstreamResponse> {
  const response = await post(url, {
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
    body,
    signal: deadline.signal,
  }).catch((error) => {
    throw new ConnectionError(error);
  });
  if (response.status === 200) return response;
  const header = response.retryAfter;
  const isInformative = response.status === 400 || (response.status === 429 && header === null);
  const limits = { upstreamBytes: 16_384, idleMs: 1_000 };
  const text = isInformative ? await joinText(readReplyText(response, deadline, limits)) : '';
  // Whatever nobody reads would keep its connection.
  if (!isInformative) response.body.cancel();
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

/** What went wrong while asking. The deadline knows better than the error: an aborted fetch fails in many ways. */
export function toGatewayError(error: unknown, deadline: Deadline): GatewayError {
  if (error instanceof GatewayError) return error;
  if (deadline.cause === 'aborted') return new GatewayError('client_closed');
  if (deadline.cause === 'timeout') return new GatewayError('upstream_timeout');
  if (error instanceof GenerationError) return malformedReply();
  if (!(error instanceof ConnectionError)) return new GatewayError('internal', { cause: error });
  // For example ENOTFOUND, ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT; the message would hold the address.
  const reason = error.cause instanceof Error ? (error.cause.cause ?? error.cause) : undefined;
  const code = isRecord(reason) ? reason.code : undefined;
  return new GatewayError('upstream_unreachable', {
    cause: error,
    note: code === undefined ? undefined : String(code),
  });
}
