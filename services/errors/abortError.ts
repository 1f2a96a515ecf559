/** Whether this is the error of an aborted call. */
export const isAbortError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * Returns the error of an aborted call: the reason of the signal if that is an `AbortError`, else a new `AbortError`.
 */
export const abortError = ({ reason }: AbortSignal): unknown =>
  isAbortError(reason) ? reason : new DOMException('The call was aborted.', 'AbortError');
