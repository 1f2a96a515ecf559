import { GenerationError } from './TextGenerator.ts';

/** A time limit, combined with the caller's own signal. */
export interface Deadline {
  /** Aborted when the time is over, when the caller gives up, or by `abort`. */
  readonly signal: AbortSignal;
  /** Why `signal` was aborted; `null` before. */
  readonly cause: 'aborted' | 'timeout' | null;
  /** Aborts whatever still runs under it, as if the caller gave up. */
  abort(): void;
  /** Stops the timer; after that only the caller can abort. */
  stop(): void;
}

/** Starts a deadline, in milliseconds. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const own = new AbortController();
  const { signal } = own;
  // Not `AbortSignal.any`, which costs a server several times as much.
  const follow = () => own.abort(caller?.reason);
  if (caller?.aborted) follow();
  else caller?.addEventListener('abort', follow);
  let isOver = false;
  const clock = setTimeout(() => {
    isOver = !signal.aborted;
    own.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, milliseconds);
  const stop = () => clearTimeout(clock);
  // Not by the option `signal`: Node would keep the listener and its closure as long as the caller's signal.
  const end = () => {
    stop();
    caller?.removeEventListener('abort', follow);
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', end);

  return {
    signal,
    get cause() {
      if (!signal.aborted) return null;
      return isOver ? 'timeout' : 'aborted';
    },
    abort: () => own.abort(),
    stop,
  };
}

/**
 * Runs work under a deadline in milliseconds and aborts it afterwards. Does not wait for late work, even if that
 * ignores the signal. Rejects with a `GenerationError` (`timeout` or `aborted`) when the deadline ends it.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const deadline = startDeadline(milliseconds, caller);
  const { signal } = deadline;
  try {
    if (signal.aborted) throw endedError(signal);
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(endedError(signal)));
    });
    return await Promise.race([work(deadline), ended]);
  } finally {
    deadline.abort();
  }
}

/** Maps an ended signal to the error for the caller: a limit of time ends it with a `TimeoutError`. */
export function endedError({ reason }: AbortSignal, error?: unknown): GenerationError {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new GenerationError('timeout', 'The AI service took too long', undefined, { cause: error })
    : new GenerationError('aborted', 'Request aborted', undefined, { cause: error });
}
