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
  /** Ends the clocks; nothing is aborted any more. */
  stop(): void;
}

/** Starts a deadline of so many milliseconds. Made by hand because `AbortSignal.any` is missing on some edge runtimes. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let cause: Deadline['cause'] = null;
  let step: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(whole);
    clearTimeout(step);
    caller?.removeEventListener('abort', onCallerAbort);
  };
  const end = (why: 'aborted' | 'timeout') => {
    stop();
    if (controller.signal.aborted) return;
    cause = why;
    controller.abort();
  };
  const onCallerAbort = () => end('aborted');
  const whole = setTimeout(() => end('timeout'), milliseconds);

  if (caller?.aborted) end('aborted');
  else caller?.addEventListener('abort', onCallerAbort);

  return {
    signal: controller.signal,
    get cause() {
      return cause;
    },
    expectWithin(limit) {
      clearTimeout(step);
      if (!controller.signal.aborted) step = setTimeout(() => end('timeout'), limit);
    },
    abort: () => end('aborted'),
    stop,
  };
}
