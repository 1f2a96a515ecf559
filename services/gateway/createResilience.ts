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

/** Failures that may pass at once: the call is retried. */
const retryableCodes: readonly ErrorCode[] = [
  'upstream_failed',
  'upstream_unreachable',
  'upstream_unavailable',
];
/** Failures that only the owner can end, with the state that health and readiness report until a call works. */
const ownersProblems: Partial<Record<ErrorCode, string>> = {
  key_refused: 'key refused',
  model_unavailable: 'model unknown',
  region_refused: 'region refused',
  billing_required: 'billing required',
  quota_exhausted: 'quota used up',
};
/** The same for calls that must not be shared. */
const problemsOfCalls: Partial<Record<ErrorCode, string>> = {
  upstream_rejected: 'call refused',
  upstream_out_of_tokens: 'no room for replies',
};
/** The service is failing for everybody: these open the circuit breaker. */
const isOutage = ({ code }: GatewayError) =>
  retryableCodes.includes(code) ||
  code in ownersProblems ||
  code === 'upstream_busy' ||
  code === 'upstream_timeout';

/**
 * A pause by the monotonic clock, which no clock change affects: the package compares times of day, and would wait
 * longer after the clock was set back.
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

/** Retries calls of the model, leaves it alone after several failures in a row, and knows the state that they tell. */
export function createResilience(settings: Settings, { retryMs, pauseMs }: GatewayLimits) {
  const breaker = circuitBreaker(handleType(GatewayError, isOutage), {
    halfOpenAfter: pauseOf(pauseMs),
    breaker: new ConsecutiveBreaker(settings.UPSTREAM_FAILURES_TO_PAUSE),
  });
  const mayPass = handleType(GatewayError, ({ code }) => retryableCodes.includes(code));
  const backoff = new ExponentialBackoff({ initialDelay: retryMs });
  const policy = wrap(retry(mayPass, { maxAttempts: settings.UPSTREAM_RETRIES, backoff }), breaker);
  let problem: string | undefined;

  return {
    /** `configured` as far as is known, or the reason why there are no replies now. */
    state: () => problem ?? (breaker.state === CircuitState.Open ? 'not answering' : 'configured'),

    /** Rejects with what `ask` rejects with, or with `GatewayError` while the model is left alone. */
    async run<Reply>(ask: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
      try {
        // One call tries whether the model is back. The package lets the others wait for its end, at worst a minute.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        const reply = await policy.execute(() => ask(), signal);
        problem = undefined;
        return reply;
      } catch (error) {
        if (error instanceof GatewayError)
          problem = ownersProblems[error.code] ?? problemsOfCalls[error.code] ?? problem;
        if (!(error instanceof BrokenCircuitError)) throw error;
        const note = `not asked: it failed too often just now (${problem ?? 'not answering'})`;
        throw new GatewayError('upstream_unavailable', { retryAfter: Math.ceil(pauseMs / 1_000), note });
      }
    },
  };
}
