import type { ErrorPlace } from './errorPlaces.ts';

/**
 * Reports an unexpected error before a fallback replaces the failed part. Expected failures (no key, a timeout, a
 * refusal, a visitor who cancels) have their own types and are not reported. Never throws.
 */
export type ReportError = (error: unknown, place: ErrorPlace) => void;

/** Reports only to the console. It is the default. */
export const logError: ReportError = (error, place) => console.error(place, error);
