/** Whether this is what a caller who gave up is told. */
export const isAbortError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';
