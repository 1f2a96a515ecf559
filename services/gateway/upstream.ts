import type { Deadline } from '../generation/deadline.ts';
import { isRecord } from '../isRecord.ts';
import { within } from '../within.ts';
import { type ErrorCode, GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { PostUpstream, UpstreamResponse } from './postByFetch.ts';
import { readRefusal } from './upstreamRefusal.ts';

/**
 * Sends JSON to the model's service. Forwards no header of the client. Throws `GatewayError` unless the response has
 * status 200.
 */
export async function askUpstream(
  post: PostUpstream,
  url: string,
  { apiKey, body, deadline }: { apiKey: string; body: Uint8Array<ArrayBuffer>; deadline: Deadline },
): Promise<UpstreamResponse> {
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': apiKey };
  const response = await post(url, { headers, body, signal: deadline.signal }).catch((cause) => {
    throw unreachable(cause);
  });
  const { status, retryAfter } = response;
  if (status === 200) return response;
  const text = [400, 403, 429].includes(status) ? await readErrorStart(response) : '';
  // An unread body would keep the connection open.
  response.cancel();
  throw upstreamError(status, text, parseRetryAfter(retryAfter, text));
}

/**
 * Reads the beginning of an error body: at most 16 kB, and only the bytes that arrive within a second. Never rejects.
 */
async function readErrorStart({ read }: UpstreamResponse): Promise<string> {
  const utf8 = new TextDecoder();
  let text = '';
  const readOn = async () => {
    while (text.length < 16_384) {
      const { done, value } = await read();
      if (done || !value) return;
      text += utf8.decode(value, { stream: true });
    }
  };
  // The status is known even if the body breaks off or is late.
  await within(readOn(), 1_000).catch(() => {});
  return text;
}

/**
 * Yields the text of a response as it arrives, without splitting characters. Throws `GatewayError` for too many bytes,
 * invalid UTF-8 or a lost connection. After the deadline, it throws the reason of the deadline.
 */
export async function* readText(
  { status: upstream, read, cancel }: UpstreamResponse,
  { signal }: Deadline,
  { upstreamBytes }: Pick<GatewayLimits, 'upstreamBytes'>,
): AsyncGenerator<string, void> {
  // Cancelling ends a read that might never finish.
  signal.addEventListener('abort', cancel);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      return utf8.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw malformedReply();
    }
  };
  let size = 0;
  try {
    while (true) {
      const { done, value } = await read().catch((cause) => {
        throw unreachable(cause);
      });
      signal.throwIfAborted();
      if (done || !value) break;
      size += value.byteLength;
      if (size > upstreamBytes) throw new GatewayError('upstream_too_large', { upstream });
      yield decode(value);
    }
    yield decode();
  } finally {
    cancel();
  }
}

/** Joins all parts of a text. */
export async function joinText(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/**
 * Returns the error for an error status of the upstream. The upstream's message is dropped, because it contains
 * addresses and project numbers.
 */
export function upstreamError(upstream: number, body = '', retryAfter?: number): GatewayError {
  const refusal = readRefusal(upstream, body);
  if (!refusal) return new GatewayError(codeOfFailure(upstream), { retryAfter, upstream });
  return new GatewayError(refusal.code, { ...refusal, retryAfter, upstream });
}

export const malformedReply = () => new GatewayError('upstream_malformed', { upstream: 200 });

/**
 * Converts any thrown value to a `GatewayError`. The deadline is checked first, because an aborted call can fail with
 * many errors.
 */
export function toGatewayError(error: unknown, { cause }: Deadline): GatewayError {
  if (cause) return new GatewayError(cause === 'aborted' ? 'client_closed' : 'upstream_timeout');
  return error instanceof GatewayError ? error : new GatewayError('internal', { cause: error });
}

function codeOfFailure(upstream: number): ErrorCode {
  if (upstream === 408 || upstream === 504) return 'upstream_timeout';
  return upstream === 503 ? 'upstream_unavailable' : 'upstream_failed';
}

/**
 * Returns the delay in whole seconds, at most an hour, from the header (seconds or a date) or from Google's RetryInfo.
 */
function parseRetryAfter(header: string | null, body: string): number | undefined {
  const retryAfter = header ?? /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1] ?? '';
  const seconds = /^[\d.]+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), 3_600);
}

/** Returns the error for an unreachable service. `cause` differs between runtimes. */
function unreachable(cause: unknown): GatewayError {
  // Code of the cause, for example ENOTFOUND, ECONNREFUSED or DEPTH_ZERO_SELF_SIGNED_CERT. The message would contain
  // the address.
  const reason = cause instanceof Error ? (cause.cause ?? cause) : undefined;
  const code = isRecord(reason) ? reason.code : undefined;
  const note = code === undefined ? undefined : String(code);
  return new GatewayError('upstream_unreachable', { cause, note });
}
