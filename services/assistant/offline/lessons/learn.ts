import { cluesIn, cluesOf, numberOf } from '../clues.ts';
import { damping } from '../judge.ts';
import { type Label, labels } from '../topics.ts';
import { dice } from './dice.ts';

const rounds = 20;
/** The first round whose weights count; those before only lead there. */
const firstCounted = 10;
const rate = 0.3;
/** Pulls weights that explain little to zero: more when looking for those that matter than when weighing these. */
const lasso = { search: 7e-4, final: 1e-4 };
/** So many weights are kept; a visitor pays about two bytes for each. */
const weightLimit = 16_000;
/** A word alone is met more often in new questions than a pair of words. */
const wordBonus = 1.5;

/** An example ready for learning: the words of a question, the labels any of which is right, and how much it counts. */
export interface Lesson {
  readonly words: readonly string[];
  readonly labels: readonly Label[];
  readonly weight: number;
}

/** For each clue the weight of each label, in the order of `labels`. */
export type Weights = ReadonlyMap<string, Float64Array>;
/** For each clue which labels it may have a weight for. */
type Openings = ReadonlyMap<string, Uint8Array>;

/**
 * Weights under which a right label of each lesson is likely: logistic regression, once to find the weights that matter and
 * once with these alone. The same lessons give the same weights, in whatever order they are listed.
 */
export function learn(lessons: readonly Lesson[]): Weights {
  const words = new Set(lessons.flatMap((lesson) => lesson.words.flatMap(cluesIn)));
  const times = new Map<string, number>();
  const frequency = new Map<string, number>();
  for (const lesson of lessons) {
    for (const clue of cluesOf(lesson.words, (each) => words.has(each))) {
      times.set(clue, (times.get(clue) ?? 0) + 1);
      frequency.set(clue, (frequency.get(clue) ?? 0) + lesson.weight);
    }
  }
  const repeated = [...times.keys()].filter((clue) => words.has(clue) || (times.get(clue) ?? 0) > 1);
  const all = weigh(
    lessons,
    new Map(repeated.map((clue) => [clue, new Uint8Array(labels.length).fill(1)])),
    lasso.search,
  );
  return weigh(lessons, theMostTelling(all, frequency), lasso.final);
}

/** The weights that make the greatest difference in the most lessons. */
function theMostTelling(weights: Weights, frequency: ReadonlyMap<string, number>): Openings {
  const found = [...weights].flatMap(([clue, row]) => {
    const often = Math.sqrt(Math.min(frequency.get(clue) ?? 0, 50)) * (clue.includes(' ') ? 1 : wordBonus);
    return [...row].map((weight, at) => ({ clue, at, worth: Math.abs(weight) * often }));
  });
  const openings = new Map<string, Uint8Array>();
  for (const { clue, at } of found.sort((a, b) => b.worth - a.worth).slice(0, weightLimit)) {
    const open = openings.get(clue) ?? new Uint8Array(labels.length);
    open[at] = 1;
    openings.set(clue, open);
  }
  return openings;
}

/**
 * Stochastic gradient descent with a step size of its own for each weight (AdaGrad) and soft thresholds. The weights are
 * the mean of those after each later round, so that they hang less on which lessons happened to come last.
 */
function weigh(lessons: readonly Lesson[], openings: Openings, threshold: number): Weights {
  const rows = new Map([...openings].map(([clue, open]) => [clue, new Row(open, threshold)]));
  const ready = lessons.map(({ words, labels: right, weight }) => ({
    rows: cluesOf(words, (clue) => rows.has(clue)).flatMap((clue) => rows.get(clue) ?? []),
    right: labels.map((label) => right.includes(label)),
    weight,
    key: `${right} ${words.join(' ')}`,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffled(ready, round)) {
      const slopes = slopesOf(example);
      for (const row of example.rows) row.descend(slopes);
    }
    if (round >= firstCounted) for (const row of rows.values()) row.count();
  }
  return new Map([...rows].map(([clue, row]) => [clue, row.mean()]));
}

/** A lesson with the rows of its clues, and for each label whether it is right. */
interface Example {
  readonly rows: readonly Row[];
  readonly right: readonly boolean[];
  readonly weight: number;
}

/** For each label how much likelier it is held to be than it should, as far as a clue and this lesson count. */
function slopesOf({ rows, right, weight }: Example): Float64Array {
  const scale = damping(rows.length);
  const powers = new Float64Array(labels.length);
  for (const row of rows) row.addTo(powers, scale);
  let highest = Number.NEGATIVE_INFINITY;
  for (const power of powers) if (power > highest) highest = power;
  let all = 0;
  let allRight = 1e-12;
  for (let at = 0; at < powers.length; at += 1) {
    const likely = Math.exp((powers[at] ?? 0) - highest);
    powers[at] = likely;
    all += likely;
    if (right[at]) allRight += likely;
  }
  for (let at = 0; at < powers.length; at += 1) {
    const likely = powers[at] ?? 0;
    powers[at] = (likely / all - (right[at] ? likely / allRight : 0)) * scale * weight;
  }
  return powers;
}

/** The weights of one clue: only of the labels it may have one for, as most clues have few. */
class Row {
  /** The labels' places. */
  readonly #at: Uint8Array;
  readonly #weights: Float64Array;
  readonly #squares: Float64Array;
  readonly #sums: Float64Array;
  readonly #threshold: number;
  #counted = 0;

  constructor(open: Uint8Array, threshold: number) {
    this.#at = Uint8Array.from([...open.keys()].filter((at) => open[at]));
    this.#weights = new Float64Array(this.#at.length);
    this.#squares = new Float64Array(this.#at.length).fill(0.01);
    this.#sums = new Float64Array(this.#at.length);
    this.#threshold = threshold;
  }

  /** Adds each label's weight, times this scale, to its power. */
  addTo(powers: Float64Array, scale: number) {
    const places = this.#at;
    const weights = this.#weights;
    for (let i = 0; i < places.length; i += 1) {
      const at = places[i] ?? 0;
      powers[at] = (powers[at] ?? 0) + (weights[i] ?? 0) * scale;
    }
  }

  /** Takes a step down these slopes, one for each label. */
  descend(slopes: Float64Array) {
    const places = this.#at;
    const weights = this.#weights;
    const squares = this.#squares;
    for (let i = 0; i < places.length; i += 1) {
      const slope = slopes[places[i] ?? 0] ?? 0;
      if (Math.abs(slope) <= 1e-4) continue;
      const square = (squares[i] ?? 0) + slope * slope;
      squares[i] = square;
      const pace = rate / Math.sqrt(square);
      const weight = (weights[i] ?? 0) - pace * slope;
      weights[i] = Math.sign(weight) * Math.max(0, Math.abs(weight) - pace * this.#threshold);
    }
  }

  /** Takes the weights as they are now into the mean. */
  count() {
    this.#counted += 1;
    this.#weights.forEach((weight, i) => {
      this.#sums[i] = (this.#sums[i] ?? 0) + weight;
    });
  }

  /** The mean weight of each label; 0 for those that may have none. */
  mean(): Float64Array {
    const means = new Float64Array(labels.length);
    this.#at.forEach((at, i) => {
      means[at] = (this.#sums[i] ?? 0) / this.#counted;
    });
    return means;
  }
}

/** In an order that looks like chance and stays what it is between the others when one is added. */
function shuffled<Item extends { readonly key: string }>(
  items: readonly Item[],
  round: number,
): readonly Item[] {
  return items
    .map((item) => ({ item, at: dice(numberOf(`${round} ${item.key}`))() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
