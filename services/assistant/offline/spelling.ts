/**
 * How many slips of the hand lie between two words: a letter too many, missing, wrong, or two exchanged.
 * Stops counting above `limit` and then returns `limit + 1`.
 */
export function slips(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let best = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && exchanged) best = Math.min(best, at(before, column - 2) + 1);
      current.push(best);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = last;
    last = current;
  }
  return Math.min(at(last, other.length), limit + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** How many slips are forgiven in a word of this length: short words have too many neighbours. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The known word that was probably meant, or `undefined`. The first letter must be right. In words of four and five letters
 * only exchanged, doubled or dropped letters are forgiven, because a wrong letter there usually makes another word.
 */
export function probablyMeant(word: string, known: Iterable<string>): string | undefined {
  const limit = forgiven(word.length);
  let best: string | undefined;
  let fewest = limit + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const count = slips(word, candidate, limit);
    if (count >= fewest) continue;
    if (word.length <= 5 && candidate.length === word.length && !sameLetters(word, candidate)) continue;
    best = candidate;
    fewest = count;
  }
  return best;
}

function sameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}
