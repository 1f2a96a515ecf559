import type { ErrorPlace } from './errorPlaces.ts';

/**
 * Reports an unexpected error before a fallback replaces the part that failed. Expected failures (no key, a time-out,
 * a refusal, a visitor who gives up) have types of their own and are not reported. Never throws.
 */
export type ReportError = (error: unknown, where: ErrorPlace) => void;

/** Reports to the console alone; the default. */
export const logError: ReportError = (error, where) => console.error(where, error);
