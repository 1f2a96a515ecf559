/** How a question is rated for one topic; the higher, the likelier. Comparable within one question only. */
export interface Rating {
  readonly id: string;
  readonly score: number;
}

/** Says which of several topics a question is likely to be about, by examples of each. */
export interface Classifier {
  /** All topics, likeliest first. `text` is normalised. */
  readonly rank: (text: string) => readonly Rating[];
  /** The topics in whose examples this stands. `part` has at least 3 characters. */
  readonly topicsWith: (part: string) => readonly string[];
  /** The topic that has this text as an example, if one alone does. */
  readonly topicOf: (text: string) => string | undefined;
}

/** The lengths of the character n-grams. */
const ngramLengths = [3, 4, 5] as const;
/** An n-gram weighs half of a word or a pair, because it overlaps with its neighbours. */
const ngramWeight = 0.5;
/** Additive smoothing: the count of a feature that a topic has not. */
const smoothing = 0.003;
/** Characters added to the length of each topic, so that one with few examples has no advantage. */
const smoothingTotal = 1000;

const buckets = 1 << 16;

/**
 * Multinomial naive Bayes with equal priors and features weighted by inverse document frequency. The features are words,
 * pairs of words and character n-grams, all of them substrings of the normalised text: so nothing is trained. The examples
 * are indexed by their trigrams, and the features of a question are counted in them when it is asked.
 * @param examples Normalised texts by topic.
 */
export function createClassifier(examples: ReadonlyMap<string, readonly string[]>): Classifier {
  const ids = [...examples.keys()];
  const texts = ids.map((id) => `\n${(examples.get(id) ?? []).map(padded).join('\n')}\n`);
  const all = texts.join('');
  const logTotals = texts.map((text) => Math.log(text.length + smoothingTotal));
  const topicAt = topicsAt(texts);
  const { starts, places } = indexed(all);

  /** Calls back with each place in the examples where the three characters at `at` in the text may stand. */
  function eachPlace(text: string, at: number, visit: (place: number) => void) {
    const bucket = bucketOf(text, at);
    for (let i = starts[bucket] ?? 0; i < (starts[bucket + 1] ?? 0); i += 1) visit(places[i] ?? 0);
  }

  function topicsWith(part: string): readonly string[] {
    const found = new Set<number | undefined>();
    eachPlace(part, 0, (place) => {
      if (all.startsWith(part, place)) found.add(topicAt[place]);
    });
    return ids.filter((_, topic) => found.has(topic));
  }

  return {
    topicsWith,

    topicOf(text) {
      const [topic, other] = topicsWith(padded(text));
      return other === undefined ? topic : undefined;
    },

    rank(text) {
      const asked = padded(text);
      const scores = new Float64Array(ids.length);
      for (let at = 0; at + ngramLengths[0] <= asked.length; at += 1) {
        const features = featuresAt(asked, at).map(({ length, weight }) => ({
          length,
          weight,
          counts: new Uint16Array(ids.length),
        }));
        const longest = Math.max(...features.map(({ length }) => length));
        eachPlace(asked, at, (place) => {
          let same = 0;
          while (same < longest && asked.charCodeAt(at + same) === all.charCodeAt(place + same)) same += 1;
          const topic = topicAt[place] ?? 0;
          for (const { length, counts } of features)
            if (length <= same) counts[topic] = (counts[topic] ?? 0) + 1;
        });
        for (const { weight, counts } of features) {
          const topicCount = counts.filter((count) => count > 0).length;
          if (topicCount === 0) continue;
          const rarity = Math.sqrt(Math.log((ids.length + 1) / topicCount));
          for (let topic = 0; topic < ids.length; topic += 1) {
            const likelihood = Math.log((counts[topic] ?? 0) + smoothing) - (logTotals[topic] ?? 0);
            scores[topic] = (scores[topic] ?? 0) + weight * rarity * likelihood;
          }
        }
      }
      return ids.map((id, topic) => ({ id, score: scores[topic] ?? 0 })).sort((a, b) => b.score - a.score);
    },
  };
}

/** For each place in all the texts together which of them stands there. */
function topicsAt(texts: readonly string[]): Uint8Array {
  const topicAt = new Uint8Array(texts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const [topic, { length }] of texts.entries()) {
    topicAt.fill(topic, from, from + length);
    from += length;
  }
  return topicAt;
}

/** The text with a space at each end of each word, between marks of its beginning and end. */
function padded(text: string): string {
  return ` ^ ${text} $ `;
}

/** The features that begin at this place: n-grams and, where a word begins, the word and the pair. */
function featuresAt(
  text: string,
  at: number,
): readonly { readonly length: number; readonly weight: number }[] {
  const features = ngramLengths
    .filter((length) => at + length <= text.length)
    .map((length) => ({ length, weight: ngramWeight }));
  if (text[at] !== ' ') return features;
  const word = text.indexOf(' ', at + 1);
  const pair = text.indexOf(' ', word + 1);
  return [
    ...features,
    ...[word, pair].filter((end) => end > at).map((end) => ({ length: end + 1 - at, weight: 1 })),
  ];
}

/** The places of a text, sorted by the three characters that stand there: those of a bucket from its start to the next. */
function indexed(text: string): { readonly starts: Uint32Array; readonly places: Uint32Array } {
  const starts = new Uint32Array(buckets + 1);
  const places = new Uint32Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const bucket = bucketOf(text, at) + 1;
    starts[bucket] = (starts[bucket] ?? 0) + 1;
  }
  for (let bucket = 1; bucket <= buckets; bucket += 1)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  const next = starts.slice();
  for (let at = 0; at < text.length; at += 1) {
    const bucket = bucketOf(text, at);
    const place = next[bucket] ?? 0;
    places[place] = at;
    next[bucket] = place + 1;
  }
  return { starts, places };
}

/** A number below `buckets` for the three characters at a place. Others may share it, so they are compared afterwards. */
function bucketOf(text: string, at: number): number {
  const hash = (text.charCodeAt(at) * 1369 + text.charCodeAt(at + 1) * 37 + text.charCodeAt(at + 2)) | 0;
  return hash & (buckets - 1);
}
