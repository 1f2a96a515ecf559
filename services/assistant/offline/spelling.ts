/** Minimum length of a corrected word, in letters. Shorter words are too similar to each other. */
const minLength = 4;

/**
 * Returns a function that corrects an unknown word with one typo: a letter too many, missing or wrong, or two letters
 * swapped. If several known words fit, the most frequent one is used.
 */
export function createSpelling(frequencies: ReadonlyMap<string, number>): (word: string) => string {
  const byLength: string[][] = [];
  for (const word of frequencies.keys()) {
    const others = byLength[word.length];
    if (others) others.push(word);
    else byLength[word.length] = [word];
  }

  return (word) => {
    if (word.length < minLength || frequencies.has(word) || /\d/.test(word)) return word;
    const alike = [word.length - 1, word.length, word.length + 1]
      .flatMap((length) => byLength[length] ?? [])
      .filter((known) => differsInOneSlip(word, known));
    return alike.reduce(
      (best, known) => ((frequencies.get(known) ?? 0) > (frequencies.get(best) ?? 0) ? known : best),
      word,
    );
  };
}

function differsInOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(start, oneEnd), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
