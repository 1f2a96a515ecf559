import { errorKind } from './errorKind.ts';
import { logError, type ReportError } from './ReportError.ts';

/** Address of reports, and the names in them. */
export interface ErrorReporterOptions {
  /** The gateway's address for them, e.g. `/api/errors`. */
  readonly url: string;
  /** The build that is running. */
  readonly release: string;
}

/** Highest number of reports per page. */
const maxReports = 10;

/**
 * Reports to the console and to the gateway, which receives the error's class, the place and the release, each once
 * per page. Uncaught errors are sent too; the browser itself writes them to the console.
 */
export function createErrorReporter({ url, release }: ErrorReporterOptions): ReportError {
  const sent = new Set<string>();
  const send: ReportError = (error, where) => {
    const report = JSON.stringify({ kind: errorKind(error), where, release });
    if (sent.has(report) || sent.size === maxReports) return;
    sent.add(report);
    // `sendBeacon` outlives the page, and returns false instead of throwing.
    navigator.sendBeacon?.(url, report);
  };
  // Without an error it is a notice of the browser, or another site's script.
  addEventListener('error', ({ error }) => error && send(error, 'window.error'));
  addEventListener('unhandledrejection', ({ reason }) => send(reason, 'window.rejection'));
  return (error, where) => {
    logError(error, where);
    send(error, where);
  };
}
