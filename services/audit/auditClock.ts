import { startDeadline } from '../generation/deadline.ts';
import { GenerationError } from '../generation/TextGenerator.ts';

/** How long a report may take, joined with the visitor's wish to stop. */
export interface AuditClock {
  /** Aborted when the time is over or the caller gives up. */
  readonly signal: AbortSignal;
  /** Rejects when `signal` aborts, so that a model that ignores it is not waited for. */
  readonly over: Promise<never>;
  /** Ends the clock and whatever still runs under it. */
  stop(): void;
}

/** Starts a clock of so many milliseconds. */
export function startClock(milliseconds: number, caller: AbortSignal | undefined): AuditClock {
  const { signal, abort } = startDeadline(milliseconds, caller);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new GenerationError('timeout', 'The AI service took too long')),
    );
  });
  // It also rejects when the report is already there and nobody listens any more.
  over.catch(() => {});
  return { signal, over, stop: abort };
}

/** What a caller who gave up is told: the reason given if it is an `AbortError`, else a new one. */
export function abortError(signal: AbortSignal): unknown {
  const reason: unknown = signal.reason;
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  return new DOMException('The report is not wanted any more.', 'AbortError');
}
