import { GenerationError } from './TextGenerator.ts';

/** A limit on how long something may take, joined with the caller's own wish to stop. */
export interface Deadline {
  /** Aborted when the time is over, when the caller gives up, or by `abort`. */
  readonly signal: AbortSignal;
  /** Why `signal` was aborted; `null` before. */
  readonly cause: 'aborted' | 'timeout' | null;
  /** The next step must come within so many milliseconds, besides the whole limit. Replaces the step before. */
  expectWithin(milliseconds: number): void;
  /** Aborts whatever still runs under it, as if the caller gave up. */
  abort(): void;
  /** Ends the clocks; only the caller can abort any more. */
  stop(): void;
}

/** Starts a deadline of so many milliseconds. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const own = new AbortController();
  const { signal } = own;
  // Not `AbortSignal.any`, which costs a server several times as much.
  const follow = () => own.abort(caller?.reason);
  if (caller?.aborted) follow();
  else caller?.addEventListener('abort', follow);
  let isOver = false;
  const clock = (limit: number) =>
    setTimeout(() => {
      isOver = !signal.aborted;
      own.abort(new DOMException('The time is over.', 'TimeoutError'));
    }, limit);
  const whole = clock(milliseconds);
  let step: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(whole);
    clearTimeout(step);
  };
  // Not by the option `signal`: Node would keep the listener, and all it knows, as long as the caller's signal lives.
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
    expectWithin(limit) {
      clearTimeout(step);
      if (!signal.aborted) step = clock(limit);
    },
    abort: () => own.abort(),
    stop,
  };
}

/**
 * Does work under a deadline of so many milliseconds and aborts what still runs afterwards. What is late is not waited for,
 * even if it ignores the signal. Rejects with a `GenerationError` (`timeout` or `aborted`) when the deadline ends it.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const deadline = startDeadline(milliseconds, caller);
  const { signal } = deadline;
  try {
    if (signal.aborted) throw deadlineError(deadline);
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(deadlineError(deadline)));
    });
    return await Promise.race([work(deadline), ended]);
  } finally {
    deadline.abort();
  }
}

/** Maps an ended deadline to the error for the caller. */
export function deadlineError({ cause }: Deadline, error?: unknown): GenerationError {
  return cause === 'timeout'
    ? new GenerationError('timeout', 'The AI service took too long', undefined, { cause: error })
    : new GenerationError('aborted', 'Request aborted', undefined, { cause: error });
}
