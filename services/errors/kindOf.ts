/** The error's class, e.g. `TypeError`: never its message, which may repeat what a visitor wrote. */
export function kindOf(error: unknown): string {
  const name: unknown = error instanceof Error ? error.name : typeof error;
  return typeof name === 'string' && /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
}
