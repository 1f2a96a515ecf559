import { GenerationError } from './TextGenerator.ts';

/** A time limit, combined with the caller's own signal. */
export interface Deadline {
  /** Aborted after the time limit, when the caller aborts, or by `abort`. */
  readonly signal: AbortSignal;
  /** Reason for the abort of `signal`; `null` before. */
  readonly cause: 'aborted' | 'timeout' | null;
  /** Aborts the remaining work, as if the caller had aborted. */
  abort(): void;
  /** Stops the timer. Afterwards only the caller can abort. */
  stop(): void;
}

/** Starts a time limit in milliseconds, combined with the caller's signal. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  // `AbortSignal.any` is not used, because it takes a server several times as long.
  const abortAsCaller = () => controller.abort(caller?.reason);
  if (caller?.aborted) abortAsCaller();
  else caller?.addEventListener('abort', abortAsCaller);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = !signal.aborted;
    controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, milliseconds);
  const stop = () => clearTimeout(timer);
  // The option `signal` of `addEventListener` is not used, because Node would keep the listener in memory as long as
  // the caller's signal.
  const end = () => {
    stop();
    caller?.removeEventListener('abort', abortAsCaller);
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', end);

  return {
    signal,
    get cause() {
      if (!signal.aborted) return null;
      return isTimedOut ? 'timeout' : 'aborted';
    },
    abort: () => controller.abort(),
    stop,
  };
}

/**
 * Runs work with a time limit in milliseconds, and aborts the signal of the deadline when the work ends. If the limit
 * passes or the caller aborts, the promise rejects with a `GenerationError` (`timeout` or `aborted`) without waiting
 * for the work.
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

/** Returns the error for an aborted signal. A time limit aborts a signal with a `TimeoutError`. */
export function endedError({ reason }: AbortSignal, error?: unknown): GenerationError {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new GenerationError('timeout', 'The AI service took too long', undefined, { cause: error })
    : new GenerationError('aborted', 'Request aborted', undefined, { cause: error });
}
