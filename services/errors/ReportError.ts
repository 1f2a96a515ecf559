import type { ErrorPlace } from './errorPlaces.ts';

/**
 * Tells whoever looks after the site of an error that nobody foresaw, before something stands in for what failed.
 * Expected failures (no key, a time-out, a refusal, a visitor who gives up) have types of their own and are not reported.
 * Never throws.
 */
export type ReportError = (error: unknown, where: ErrorPlace) => void;

/** Tells the console alone. What is taken where nobody gave another way. */
export const logError: ReportError = (error, where) => console.error(where, error);
