import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  type IBackoffFactory,
  retry,
  wrap,
} from 'cockatiel';
import { type ErrorCode, GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { Settings } from './settings.ts';

/** Failures that may be over a moment later, so the call is retried. */
const retryableCodes: readonly ErrorCode[] = [
  'upstream_failed',
  'upstream_unreachable',
  'upstream_unavailable',
];
/** Failures that only the owner can fix. Health and readiness report the text until a call succeeds. */
const problemsForOwner: Partial<Record<ErrorCode, string>> = {
  key_refused: 'key refused',
  model_unavailable: 'model unknown',
  region_refused: 'region refused',
  billing_required: 'billing required',
  quota_exhausted: 'quota used up',
};
/** Problems of single calls. Health and readiness report them too, but they are no reason to pause. */
const problemsOfCalls: Partial<Record<ErrorCode, string>> = {
  upstream_rejected: 'call refused',
  upstream_out_of_tokens: 'no room for replies',
};
/** Whether a failure affects all visitors. Such failures open the circuit breaker. */
const isOutage = ({ code }: GatewayError) =>
  retryableCodes.includes(code) ||
  code in problemsForOwner ||
  code === 'upstream_busy' ||
  code === 'upstream_timeout';

/**
 * Pause that uses the monotonic clock. The package compares wall-clock times, so its pause would be longer after the
 * clock is set back. The package waits until `duration` has passed, so `duration` is infinite during the pause and has
 * always passed afterwards.
 */
const pauseOf = (ms: number): IBackoffFactory<unknown> => ({
  next() {
    const end = performance.now() + ms;
    return {
      ...pauseOf(ms),
      get duration() {
        return performance.now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
    };
  },
});

/**
 * Creates the retries and the circuit breaker for calls to the model. After several failures in a row, the circuit
 * breaker pauses all calls.
 */
export function createResilience(settings: Settings, { retryMs, pauseMs }: GatewayLimits) {
  const breaker = circuitBreaker(handleType(GatewayError, isOutage), {
    halfOpenAfter: pauseOf(pauseMs),
    breaker: new ConsecutiveBreaker(settings.UPSTREAM_FAILURES_TO_PAUSE),
  });
  const isRetryable = handleType(GatewayError, ({ code }) => retryableCodes.includes(code));
  const backoff = new ExponentialBackoff({ initialDelay: retryMs });
  const policy = wrap(retry(isRetryable, { maxAttempts: settings.UPSTREAM_RETRIES, backoff }), breaker);
  let problem: string | undefined;

  return {
    /** Returns `configured`, or the known reason why the model gives no replies. */
    state: () => problem ?? (breaker.state === CircuitState.Open ? 'not answering' : 'configured'),

    /** Runs a call. Rejects with the error of `send`, or with `GatewayError` during a pause. */
    async run<Reply>(send: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
      try {
        // After a pause, a single call tests the model. The package would make all other calls wait for its end, up to
        // a minute, so they are refused.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        const reply = await policy.execute(() => send(), signal);
        problem = undefined;
        return reply;
      } catch (error) {
        if (error instanceof GatewayError)
          problem = problemsForOwner[error.code] ?? problemsOfCalls[error.code] ?? problem;
        if (!(error instanceof BrokenCircuitError)) throw error;
        const note = `the model was not called, because it failed too often just now (${problem ?? 'not answering'})`;
        throw new GatewayError('upstream_unavailable', { retryAfter: Math.ceil(pauseMs / 1_000), note });
      }
    },
  };
}
