/** Whether this is what a caller who gave up is told. */
export const isAbortError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Error for a caller who gave up: the given reason if it is an `AbortError`, else a new one. */
export const abortError = ({ reason }: AbortSignal): unknown =>
  isAbortError(reason) ? reason : new DOMException('The visitor gave up.', 'AbortError');
