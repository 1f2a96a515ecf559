import { errorKind } from './errorKind.ts';
import { logError, type ReportError } from './ReportError.ts';

/** Options of the error reporter. */
export interface ErrorReporterOptions {
  /** URL of the gateway for error reports, e.g. `/api/errors`. */
  readonly url: string;
  /** Name of the running build. */
  readonly release: string;
}

/** Maximum number of reports per page. */
const maxReports = 10;

/**
 * Creates a reporter that writes to the console and sends to the gateway. It sends the class of the error, the place
 * and the release, each combination once per page. Uncaught errors are sent too; the browser itself writes them to the
 * console.
 */
export function createErrorReporter({ url, release }: ErrorReporterOptions): ReportError {
  const sent = new Set<string>();
  const send: ReportError = (error, place) => {
    const report = JSON.stringify({ kind: errorKind(error), where: place, release });
    if (sent.has(report) || sent.size === maxReports) return;
    sent.add(report);
    // `sendBeacon` still sends after the page is closed, and returns false instead of throwing.
    navigator.sendBeacon?.(url, report);
  };
  // An event without an error is a notice of the browser, or comes from a script of another site.
  addEventListener('error', ({ error }) => error && send(error, 'window.error'));
  addEventListener('unhandledrejection', ({ reason }) => send(reason, 'window.rejection'));
  return (error, place) => {
    logError(error, place);
    send(error, place);
  };
}
