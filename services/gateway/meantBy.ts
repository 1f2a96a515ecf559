/**
 * Returns the number of edits from one text to another. An edit inserts, removes or replaces a letter, or swaps two
 * neighbours.
 */
function editsBetween(one: string, other: string): number {
  /** Edits from the first `i` letters of one text to the first `j` letters of the other, at `edits[i][j]`. */
  const edits = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => edits[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    edits.push(row);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}

/**
 * Whether a name abbreviates another: `TRUST_PROXY`, `GEMINI_KEY`. The first parts must be equal. Each further part
 * must match a part of the other name in its first four letters.
 */
function abbreviates(name: string, other: string): boolean {
  const partsOf = (text: string) => text.split('_').map((part) => part.slice(0, 4));
  const parts = partsOf(name);
  const others = partsOf(other);
  return parts.length > 1 && parts[0] === others[0] && parts.every((part) => others.includes(part));
}

/**
 * Returns the variable that an unknown name probably means. The name may be in another case, have up to three edits, or
 * be shorter or longer (`GEMINI_MODEL_NAME`). For short names only swapped letters count, because `HOME` does not mean
 * `HOST`.
 */
export function meantBy(name: string, variables: readonly string[]): string | undefined {
  const upper = name.toUpperCase();
  const sorted = (text: string) => [...text].sort().join('');
  const resembles = (known: string, edits: number) => {
    if (known.length < 6) return sorted(known) === sorted(upper);
    return (
      edits <= Math.min(3, known.length / 4) || abbreviates(upper, known) || upper.startsWith(`${known}_`)
    );
  };
  return variables
    .map((known) => ({ known, edits: editsBetween(upper, known) }))
    .sort((one, other) => one.edits - other.edits)
    .find(({ known, edits }) => resembles(known, edits))?.known;
}
