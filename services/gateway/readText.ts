import type { Deadline } from '../generation/deadline.ts';

/** What a body is read under, and what is thrown for one that cannot be read to its end. */
interface ReadOptions {
  readonly deadline: Deadline;
  readonly bytes: number;
  /** Milliseconds between two chunks; left out, only the deadline counts. */
  readonly idleMs?: number | undefined;
  /** Leaves a byte order mark in the text. */
  readonly ignoreBOM?: boolean;
  readonly errors: {
    tooLarge(): Error;
    /** The bytes are no UTF-8. */
    malformed(): Error;
    /** The other side has gone, or the deadline is over. */
    broken(cause?: unknown): Error;
  };
}

/** The text of a body as it comes, never splitting a character. The bytes are counted, because a length header may lie. */
export async function* readText(
  body: ReadableStream<Uint8Array> | null,
  { deadline, bytes, idleMs, ignoreBOM = false, errors }: ReadOptions,
): AsyncGenerator<string, void> {
  if (!body) return;
  const reader = body.getReader();
  // A stream that broke refuses this with the error that `read` has thrown already.
  const cancel = () => void reader.cancel().catch(() => {});
  // Cancelling ends a read that would wait for ever.
  deadline.signal.addEventListener('abort', cancel);
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM });
  const decode = (chunk?: Uint8Array) => {
    try {
      return utf8.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw errors.malformed();
    }
  };
  let size = 0;
  try {
    while (true) {
      if (idleMs) deadline.expectWithin(idleMs);
      const { done, value } = await reader.read().catch((cause) => {
        throw errors.broken(cause);
      });
      if (deadline.signal.aborted) throw errors.broken();
      if (done) break;
      size += value.byteLength;
      if (size > bytes) throw errors.tooLarge();
      yield decode(value);
    }
    yield decode();
  } finally {
    cancel();
  }
}

/** All of a text that comes in parts. */
export async function joinText(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
