import { GatewayError } from './GatewayError.ts';
import type { Client, LogEntry } from './GatewayOptions.ts';

type LoggedFields = {
  -readonly [Name in 'intent' | 'code' | 'upstream' | 'tokens' | 'note']?: LogEntry[Name];
};

/** Collects the fields of one request's log line while the request is handled. */
export interface RequestLog extends LoggedFields {
  readonly id: string;
  readonly client: Client;
  route: string;
  /** True if the response is a stream. Then the line is written when the stream ends. */
  streaming: boolean;
  /** Writes the log line. */
  end(status: number): void;
}

/** Codes with a status of 500 or more that are no failure, because the owner has not configured the feature. */
const notFailures: readonly (string | undefined)[] = ['ai_unconfigured', 'leads_unconfigured'];
/** Codes of a warning. Without the warning, the owner would learn of the problem only from visitors. */
const warningCodes: readonly (string | undefined)[] = [
  'origin_refused',
  'site_limit',
  'upstream_busy',
  'model_adapted',
];
/** Codes with a status below 500 that count as an error, because they affect visitors until the owner acts. */
const errorCodes: readonly (string | undefined)[] = ['quota_exhausted'];

/** Starts the log of one request. */
export function startRequestLog(
  client: Client,
  now: () => number,
  log: (entry: LogEntry) => void,
): RequestLog {
  const started = now();
  const requestLog: RequestLog = {
    id: crypto.randomUUID(),
    client,
    route: 'unknown',
    streaming: false,
    end(status) {
      const { client: _, streaming: __, end: ___, ...fields } = requestLog;
      const failed =
        errorCodes.includes(requestLog.code) || (status >= 500 && !notFailures.includes(requestLog.code));
      const levelWithoutFailure = warningCodes.includes(requestLog.code) ? 'warn' : 'info';
      const level = failed ? 'error' : levelWithoutFailure;
      const time = new Date(now()).toISOString();
      log({ time, level, ...fields, status, ms: Math.round(now() - started) });
    },
  };
  return requestLog;
}

/**
 * Converts any thrown value to a `GatewayError` and adds it to the log line. An unexpected error becomes `internal`,
 * without details for the client.
 */
export function recordError(requestLog: RequestLog, error: unknown): GatewayError {
  const gatewayError = error instanceof GatewayError ? error : new GatewayError('internal', { cause: error });
  requestLog.code = gatewayError.code;
  requestLog.upstream = gatewayError.details.upstream ?? requestLog.upstream;
  requestLog.note =
    gatewayError.code === 'internal'
      ? firstStackFrames(gatewayError.cause)
      : (gatewayError.details.note ?? requestLog.note);
  return gatewayError;
}

/**
 * Returns the class of an error and its first stack frames. The message is left out, because it can contain text from
 * a visitor.
 */
export function firstStackFrames(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places.slice(0, 3).map((line) => line.trim())].join(' ');
}
