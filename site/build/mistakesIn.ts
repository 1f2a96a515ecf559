/** Names of the errors whose message is complete. A stack would add nothing. */
const selfExplanatory = new Set(['ContentError', 'PostError']);

/**
 * Returns the content errors that made a build fail, a sentence for each. Empty if the build failed for another
 * reason.
 */
export function mistakesIn(error: unknown): readonly string[] {
  const errors: readonly unknown[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
  const mistakes = errors.flatMap((each) =>
    each instanceof Error && selfExplanatory.has(each.name) ? each.message : [],
  );
  return mistakes.length === errors.length ? [...new Set(mistakes)] : [];
}
