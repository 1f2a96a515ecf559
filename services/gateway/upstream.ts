import type { Deadline } from '../generation/deadline.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { endReading } from './endReading.ts';
import { GatewayProblem, type ProblemCode } from './problems.ts';

/** What is sent to the model's service. */
export interface UpstreamRequest {
  readonly url: string;
  readonly apiKey: string;
  readonly body: object;
}

/**
 * Asks the model's service. Nothing of the client's headers goes along, and redirects are not followed.
 * Throws `GatewayProblem` unless the answer's status is 200.
 */
export async function askUpstream(request: UpstreamRequest, deadline: Deadline): Promise<Response> {
  const response = await fetch(request.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': request.apiKey },
    body: JSON.stringify(request.body),
    redirect: 'manual',
    signal: deadline.signal,
  });
  if (response.status === 200) return response;
  const header = response.headers.get('retry-after');
  const mayName = response.status === 429 && header === null;
  const text = mayName ? await readAll(response, { bytes: 16_384, deadline, idleMs: 1_000 }) : '';
  throw upstreamProblem(response.status, retryAfter(header, text));
}

/** What an error status of the upstream becomes. Its words are dropped: they hold addresses and project numbers. */
export function upstreamProblem(upstream: number, wait?: number): GatewayProblem {
  const headers = wait === undefined ? undefined : { 'retry-after': String(wait) };
  return new GatewayProblem(codeOf(upstream), { upstream, headers });
}

function codeOf(upstream: number): ProblemCode {
  if (upstream === 404) return 'model_unavailable';
  if (upstream === 408 || upstream === 504) return 'upstream_timeout';
  if (upstream === 429) return 'upstream_busy';
  if (upstream === 503) return 'upstream_unavailable';
  return upstream >= 400 && upstream < 500 ? 'upstream_rejected' : 'upstream_failed';
}

/** Whole seconds, at most an hour, from the header or from Google's RetryInfo. */
function retryAfter(header: string | null, body: string): number | undefined {
  const seconds = Number.parseFloat(header ?? /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1] ?? '');
  return seconds >= 0 ? Math.min(Math.ceil(seconds), 3_600) : undefined;
}

interface Reading {
  /** At most so many, unpacked. */
  readonly bytes: number;
  readonly deadline: Deadline;
  /** Milliseconds between two chunks. */
  readonly idleMs: number;
}

/** The chunks of an answer as they come. Throws `GatewayProblem` (`upstream_too_large`) past the limit. */
export async function* chunksOf(response: Response, { bytes, deadline, idleMs }: Reading) {
  let size = 0;
  const reader = response.body?.getReader();
  try {
    while (reader) {
      deadline.expectWithin(idleMs);
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > bytes) throw new GatewayProblem('upstream_too_large', { upstream: response.status });
      yield value;
    }
  } finally {
    if (reader) endReading(reader);
  }
}

/** The whole answer as text. Throws like `chunksOf`, and `upstream_malformed` if it is no UTF-8. */
export async function readAll(response: Response, reading: Reading): Promise<string> {
  const decode = decoder();
  let text = '';
  for await (const chunk of chunksOf(response, reading)) text += decode(chunk);
  return text + decode();
}

/** Decodes UTF-8 piece by piece, never splitting a character; without a chunk it ends. */
export function decoder(): (chunk?: Uint8Array) => string {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw malformed();
    }
  };
}

/** Parses what the upstream sent. Throws `GatewayProblem` (`upstream_malformed`). */
export function parseUpstream(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw malformed();
  }
}

const malformed = () => new GatewayProblem('upstream_malformed', { upstream: 200 });

/** What went wrong while asking. The deadline knows better than the error: an aborted fetch fails in many ways. */
export function problemOf(error: unknown, deadline: Deadline): GatewayProblem {
  if (error instanceof GatewayProblem) return error;
  if (deadline.cause === 'aborted') return new GatewayProblem('client_closed');
  if (deadline.cause === 'timeout') return new GatewayProblem('upstream_timeout');
  if (error instanceof GenerationError) return malformed();
  // `fetch` and its body reject with one when the connection fails.
  if (error instanceof TypeError) return new GatewayProblem('upstream_unreachable', { cause: error });
  return new GatewayProblem('internal', { cause: error });
}
