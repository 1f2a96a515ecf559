/** How a question is rated for one topic; the higher, the likelier. Comparable within one question only. */
export interface Rating {
  readonly id: string;
  readonly score: number;
}

/** The length of the character n-grams. */
const ngramLength = 4;
/** An n-gram weighs half of a word or a pair, because it overlaps with its neighbours. */
const ngramWeight = 0.5;
/** Additive smoothing: the count of a feature that a topic has not. */
const smoothing = 0.003;
/** Features added to each topic, so that one with few examples has no advantage. */
const smoothingTotal = 1000;
/** Features are counted by their hash; the few that share one are taken for the same. */
const buckets = 1 << 16;

/**
 * Multinomial naive Bayes with equal priors and features weighted by inverse document frequency. The features are words,
 * pairs of words and character n-grams, which stand for the stem of a word.
 * @param examples Normalised texts by topic.
 * @returns Rates all topics for a normalised text, likeliest first.
 */
export function createClassifier(
  examples: ReadonlyMap<string, readonly string[]>,
): (text: string) => readonly Rating[] {
  const ids = [...examples.keys()];
  /** How often each topic has each feature: for each bucket a row with one count a topic. */
  const counts = new Uint16Array(buckets * ids.length);
  const logTotals = ids.map((id, topic) => {
    let total = smoothingTotal;
    for (const text of examples.get(id) ?? [])
      eachFeature(text, (bucket) => {
        const at = bucket * ids.length + topic;
        counts[at] = (counts[at] ?? 0) + 1;
        total += 1;
      });
    return Math.log(total);
  });

  return (text) => {
    const scores = ids.map(() => 0);
    eachFeature(text, (bucket, weight) => {
      const row = counts.subarray(bucket * ids.length, (bucket + 1) * ids.length);
      const holders = row.reduce((sum, count) => sum + Math.min(count, 1), 0);
      if (holders === 0) return;
      const rarity = weight * Math.sqrt(Math.log((ids.length + 1) / holders));
      for (const [topic, count] of row.entries())
        scores[topic] =
          (scores[topic] ?? 0) + rarity * (Math.log(count + smoothing) - (logTotals[topic] ?? 0));
    });
    return ids.map((id, topic) => ({ id, score: scores[topic] ?? 0 })).sort((a, b) => b.score - a.score);
  };
}

/** Calls back with the bucket and the weight of each word, pair of words and n-gram of a text. */
function eachFeature(text: string, visit: (bucket: number, weight: number) => void) {
  const marked = ` ^ ${text} $ `;
  let word = 0;
  let previous = 0;
  for (let at = 0; at < marked.length; at += 1) {
    if (at + ngramLength <= marked.length) {
      let ngram = 1;
      for (let ahead = 0; ahead < ngramLength; ahead += 1)
        ngram = hashed(ngram, marked.charCodeAt(at + ahead));
      visit(ngram & (buckets - 1), ngramWeight);
    }
    if (marked[at] !== ' ') {
      word = hashed(word, marked.charCodeAt(at));
    } else if (word !== 0) {
      visit(word & (buckets - 1), 1);
      if (previous !== 0) visit(hashed(previous, word) & (buckets - 1), 1);
      previous = word;
      word = 0;
    }
  }
}

/** The hash of a text from that of its beginning and what follows it. */
function hashed(beginning: number, code: number): number {
  const mixed = Math.imul(beginning ^ code, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
