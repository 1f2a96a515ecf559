/**
 * Score of a question for one topic. A higher score is more likely. Scores of different questions cannot be compared.
 */
export interface Rating {
  readonly id: string;
  readonly score: number;
}

/** Lengths of the character n-grams. A short one holds the stem of a word, a long one a word and its neighbours. */
const lengths = { short: 4, long: 7 };
/** Additive smoothing: the count for an n-gram that a topic does not contain. */
const smoothing = 0.005;
/** Number of n-grams added to each topic, so that a topic with few examples has no advantage. */
const smoothingTotal = 2000;
/** Number of hash values for n-grams. The few n-grams with the same hash count as the same. */
const buckets = 2 ** 16;

/** Number of times that each n-gram occurs in the examples of a topic, by its hash, and the sum of them. */
export interface NgramCounts {
  readonly counts: Uint16Array;
  total: number;
}

/** Counts the n-grams of texts, and adds them to `sums`, such as the counts of several topics as one. */
export function countNgrams(texts: readonly string[], ...sums: readonly NgramCounts[]): NgramCounts {
  const own: NgramCounts = { counts: new Uint16Array(buckets), total: 0 };
  const all = [own, ...sums];
  for (const text of texts)
    for (const bucket of ngramsOf(text))
      for (const each of all) {
        each.counts[bucket] = (each.counts[bucket] ?? 0) + 1;
        each.total += 1;
      }
  return own;
}

/**
 * Multinomial naive Bayes with equal priors, on character n-grams weighted by inverse document frequency.
 * @param examples Counts of the n-grams of normalised texts, by topic.
 * @returns A function that rates all topics for a normalised text, most likely first.
 */
export function createClassifier(
  examples: ReadonlyMap<string, NgramCounts>,
): (text: string) => readonly Rating[] {
  const topics = [...examples].map(([id, { counts, total }]) => ({
    id,
    counts,
    logTotal: Math.log(total + smoothingTotal),
  }));

  return (text) => {
    const scores = topics.map(() => 0);
    for (const bucket of ngramsOf(text)) {
      const counted = topics.map(({ counts }) => counts[bucket] ?? 0);
      const topicsWithNgram = counted.filter((count) => count > 0).length;
      if (topicsWithNgram === 0) continue;
      const weight = Math.sqrt(Math.log((topics.length + 1) / topicsWithNgram));
      for (const [index, { logTotal }] of topics.entries())
        scores[index] =
          (scores[index] ?? 0) + weight * (Math.log((counted[index] ?? 0) + smoothing) - logTotal);
    }
    return topics
      .map(({ id }, index) => ({ id, score: scores[index] ?? 0 }))
      .sort((a, b) => b.score - a.score);
  };
}

/**
 * Returns the hashes of the n-grams of a text. Start and end of the text are marked. The hash is FNV-1a, folded to 16
 * bits.
 */
function ngramsOf(text: string): number[] {
  const marked = ` ^ ${text} $ `;
  const found: number[] = [];
  const { short, long } = lengths;
  for (let start = 0; start < marked.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= long && start + length <= marked.length; length += 1) {
      hash = Math.imul(hash ^ marked.charCodeAt(start + length - 1), 0x01000193);
      if (length === short || length === long) found.push(((hash >>> 16) ^ hash) & (buckets - 1));
    }
  }
  return found;
}
