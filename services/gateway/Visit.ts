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
  /** For what needs a person's attention. */
  note?: string | undefined;
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
      const { id, route, intent, code, upstream, tokens, note } = visit;
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
        ...(note === undefined ? {} : { note }),
      });
    },
  };
  return visit;
}

/** Turns whatever was thrown into a problem and notes it. What nobody foresaw is `internal` and tells the client nothing. */
export function noteProblem(visit: Visit, error: unknown): GatewayProblem {
  const problem = error instanceof GatewayProblem ? error : new GatewayProblem('internal', { cause: error });
  visit.code = problem.code;
  visit.upstream = problem.circumstances.upstream ?? visit.upstream;
  if (problem.code === 'model_unavailable') visit.note = 'Google does not know the model: set GEMINI_MODEL';
  if (problem.code === 'internal') visit.note = placesOf(problem.cause);
  return problem;
}

/** The error's kind and where it came from; not its message, which may repeat what a visitor wrote. */
function placesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places.slice(0, 3).map((line) => line.trim())].join(' ');
}
