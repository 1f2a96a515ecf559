/**
 * Returns the class of an error, e.g. `TypeError`. The message is left out, because it may contain text from a visitor.
 */
export function errorKind(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[a-z]{1,40}$/i.test(name) ? name : 'Error';
}
