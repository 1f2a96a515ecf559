/** Names of the errors whose message says all: a stack would add nothing. */
const named = new Set(['ContentError', 'PostError']);

/** The mistakes in the content that made a build fail, a sentence each; none if it failed for another reason. */
export function mistakesIn(error: unknown): readonly string[] {
  const errors: readonly unknown[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
  const mistakes = errors.flatMap((each) =>
    each instanceof Error && named.has(each.name) ? each.message : [],
  );
  return mistakes.length === errors.length ? [...new Set(mistakes)] : [];
}
