import type { ErrorPlace } from './errorPlaces.ts';

/**
 * Reports an unexpected error before a fallback replaces the failed part. Expected failures (no key, a timeout, a
 * refusal, a visitor who cancels) have their own types and are not reported. Never throws.
 */
export type ReportError = (error: unknown, where: ErrorPlace) => void;

/** Default: reports only to the console. */
export const logError: ReportError = (error, where) => console.error(where, error);
