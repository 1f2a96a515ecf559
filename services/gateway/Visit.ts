import type { Client, LogEntry } from './GatewayOptions.ts';
import { GatewayProblem } from './problems.ts';

type Noted = { -readonly [Name in 'intent' | 'code' | 'upstream' | 'tokens' | 'note']?: LogEntry[Name] };

/** What is noted of one request while it is answered; becomes its line in the log. */
export interface Visit extends Noted {
  readonly id: string;
  readonly client: Client;
  route: string;
  /** A stream goes on after the answer has begun: the line is written when it ends. */
  streaming: boolean;
  /** Writes the line, once. */
  end(status: number): void;
}

/** What is no fault: the owner has not set it up, or a bound does its work. */
const expected: readonly (string | undefined)[] = ['ai_unconfigured', 'leads_unconfigured'];
/** What an owner would otherwise only hear from visitors. */
const warnings: readonly (string | undefined)[] = ['origin_refused', 'site_limit'];

/** Begins a visit. */
export function beginVisit(client: Client, now: () => number, log: (entry: LogEntry) => void): Visit {
  const started = now();
  let ended = false;
  const visit: Visit = {
    id: crypto.randomUUID(),
    client,
    route: 'unknown',
    streaming: false,
    end(status) {
      if (ended) return;
      ended = true;
      const { client: _, streaming: __, end: ___, ...noted } = visit;
      const failed = status >= 500 && !expected.includes(visit.code);
      const level = failed ? 'error' : warnings.includes(visit.code) ? 'warn' : 'info';
      const time = new Date(now()).toISOString();
      log({ time, level, ...noted, status, ms: Math.round(now() - started) });
    },
  };
  return visit;
}

/** Turns whatever was thrown into a problem and notes it. What nobody foresaw is `internal` and tells the client nothing. */
export function noteProblem(visit: Visit, error: unknown): GatewayProblem {
  const problem = error instanceof GatewayProblem ? error : new GatewayProblem('internal', { cause: error });
  visit.code = problem.code;
  visit.upstream = problem.circumstances.upstream ?? visit.upstream;
  visit.note =
    problem.code === 'internal' ? placesOf(problem.cause) : (problem.circumstances.note ?? visit.note);
  return problem;
}

/** The error's kind and where it came from; not its message, which may repeat what a visitor wrote. */
function placesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places.slice(0, 3).map((line) => line.trim())].join(' ');
}
