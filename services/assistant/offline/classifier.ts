/** Score of a question for one topic; the higher, the likelier. Comparable within one question only. */
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
const bucketBits = 16;
const buckets = 2 ** bucketBits;

/**
 * Multinomial naive Bayes with equal priors and features weighted by inverse document frequency. The features are words,
 * pairs of words and character n-grams, which stand for the stem of a word.
 * @param examples Normalised texts by topic.
 * @returns Rates all topics for a normalised text, likeliest first.
 */
export function createClassifier(
  examples: ReadonlyMap<string, readonly string[]>,
): (text: string) => readonly Rating[] {
  const classes = [...examples].map(([id, texts]) => {
    /** Count of each feature in the topic. */
    const counts = new Uint16Array(buckets);
    let total = smoothingTotal;
    for (const text of texts)
      eachFeature(text, (bucket) => {
        counts[bucket] = (counts[bucket] ?? 0) + 1;
        total += 1;
      });
    return { id, counts, logTotal: Math.log(total) };
  });

  return (text) => {
    const scores = classes.map(() => 0);
    eachFeature(text, (bucket, weight) => {
      const held = classes.map(({ counts }) => counts[bucket] ?? 0);
      const holders = held.filter((count) => count > 0).length;
      if (holders === 0) return;
      const rarity = weight * Math.sqrt(Math.log((classes.length + 1) / holders));
      for (const [at, { logTotal }] of classes.entries())
        scores[at] = (scores[at] ?? 0) + rarity * (Math.log((held[at] ?? 0) + smoothing) - logTotal);
    });
    return classes.map(({ id }, at) => ({ id, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
  };
}

/** Calls back with the bucket and the weight of each word, pair of words and n-gram of a text. */
function eachFeature(text: string, visit: (bucket: number, weight: number) => void) {
  const marked = ` ^ ${text} $ `;
  let word = 0;
  let previous = 0;
  let ngram = 0;
  for (let at = 0; at < marked.length; at += 1) {
    const code = marked.charCodeAt(at);
    // Eight bits of each of the last four characters.
    ngram = (ngram << 8) ^ code;
    if (at + 1 >= ngramLength) visit(bucketOf(ngram), ngramWeight);
    if (code !== space) {
      word = Math.imul(word ^ code, spread);
    } else if (word !== 0) {
      visit(bucketOf(word), 1);
      if (previous !== 0) visit(bucketOf(Math.imul(previous ^ (word >>> 7), spread)), 1);
      previous = word;
      word = 0;
    }
  }
}

const space = 32;
/** A large odd number: multiplied with it, numbers that are alike lie far apart. */
const spread = 0x9e3779b1;
const bucketOf = (feature: number) => Math.imul(feature ^ (feature >>> 15), spread) >>> (32 - bucketBits);
