/** The error's class, e.g. `TypeError`: never its message, which may repeat what a visitor wrote. */
export function errorKind(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[a-z]{1,40}$/i.test(name) ? name : 'Error';
}
