import type { Deadline } from '../generation/deadline.ts';
import { GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { UpstreamResponse } from './PostUpstream.ts';

/**
 * The text of an answer as it comes, never splitting a character. Throws `GatewayError` past the limit of bytes and
 * for what is no UTF-8, and `ConnectionError` when the deadline is over or the other side has gone.
 */
export async function* readReplyText(
  { body, status: upstream }: UpstreamResponse,
  deadline: Deadline,
  { upstreamBytes, idleMs }: Pick<GatewayLimits, 'upstreamBytes' | 'idleMs'>,
): AsyncGenerator<string, void> {
  // Cancelling ends a read that would wait for ever.
  deadline.signal.addEventListener('abort', body.cancel);
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
      deadline.expectWithin(idleMs);
      const { done, value } = await body.read().catch((cause) => {
        throw new ConnectionError(cause);
      });
      if (deadline.signal.aborted) throw new ConnectionError(deadline.signal.reason);
      if (done || !value) break;
      size += value.byteLength;
      if (size > upstreamBytes) throw new GatewayError('upstream_too_large', { upstream });
      yield decode(value);
    }
    yield decode();
  } finally {
    body.cancel();
  }
}

/** All of a text that comes in parts. */
export async function joinText(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

export const malformedReply = () => new GatewayError('upstream_malformed', { upstream: 200 });

/** Each runtime has errors of its own for this. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('The connection to the model failed', { cause });
  }
}
