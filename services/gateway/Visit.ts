import type { LogEntry } from './GatewayOptions.ts';
import { GatewayProblem } from './problems.ts';

/** What is noted of one request while it is answered; becomes its line in the log. */
export interface Visit {
  readonly id: string;
  route: string;
  intent?: string | undefined;
  code?: string | undefined;
  upstream?: number | undefined;
  tokens?: number | undefined;
  /** A stream goes on after the answer has begun: the line is written when it ends. */
  streaming: boolean;
  /** Writes the line, once. */
  end(status: number): void;
}

interface VisitOptions {
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
}

/** Begins a visit. */
export function beginVisit({ now, log }: VisitOptions): Visit {
  const started = now();
  let ended = false;
  const visit: Visit = {
    id: crypto.randomUUID(),
    route: 'unknown',
    streaming: false,
    end(status) {
      if (ended) return;
      ended = true;
      const { id, route, intent, code, upstream, tokens } = visit;
      log({
        time: new Date(now()).toISOString(),
        level:
          status >= 500 && code !== 'ai_unconfigured' && code !== 'leads_unconfigured' ? 'error' : 'info',
        id,
        route,
        status,
        ms: Math.round(now() - started),
        ...(intent === undefined ? {} : { intent }),
        ...(code === undefined ? {} : { code }),
        ...(upstream === undefined ? {} : { upstream }),
        ...(tokens === undefined ? {} : { tokens }),
        ...(code === 'model_unavailable' ? { note: 'Google does not know the model: set GEMINI_MODEL' } : {}),
      });
    },
  };
  return visit;
}

/** Notes what went wrong. */
export function noteProblem(visit: Visit, { code, circumstances }: GatewayProblem): void {
  visit.code = code;
  visit.upstream = circumstances.upstream ?? visit.upstream;
}

/** Whatever was thrown, as a problem; what nobody foresaw is `internal` and tells the client nothing. */
export function asProblem(error: unknown): GatewayProblem {
  return error instanceof GatewayProblem ? error : new GatewayProblem('internal');
}
