import { cluesIn, cluesOf, numberOf } from './clues.ts';
import { type Label, labels } from './topics.ts';

/** What a question may be about, and how likely that is: from 0 to 1. */
export interface Judgement {
  readonly label: Label;
  readonly likelihood: number;
}

/** Judges questions by what was learnt from examples. */
export interface Judge {
  /** True if the word says something to it. */
  readonly knows: (word: string) => boolean;
  /** All labels, likeliest first. The likelihoods add up to 1. */
  readonly judge: (words: readonly string[]) => readonly Judgement[];
}

/** One unit of the written weights. */
export const unit = 0.5;
/** The sign under which each label stands in the written weights. */
export const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A long question has more clues, but not in proportion more to say. */
export function damping(clues: number): number {
  return Math.max(1, clues) ** -0.3;
}

/** What a clue says about one label, in units. */
type Entry = readonly [label: Label, weight: number];

/**
 * Prepares the judging by written weights. Each line is a clue: how far its number is from the one before, then the sign and
 * weight of each label that it speaks for or against.
 */
export function createJudge(written: string): Judge {
  const weights = new Map<number, readonly Entry[]>();
  let number = 0;
  for (const [, step, entries = ''] of written.matchAll(/^(\d+)(.+)$/gm)) {
    number += Number(step);
    weights.set(number, entriesFrom(entries));
  }
  const knows = (clue: string) => weights.has(numberOf(clue));

  return {
    knows: (word) => cluesIn(word).some(knows),
    judge: (words) => {
      const found = cluesOf(words, knows).flatMap((clue) => {
        const entries = weights.get(numberOf(clue));
        return entries ? [entries] : [];
      });
      const sums = new Map(labels.map((label) => [label, 0]));
      for (const [label, weight] of found.flat()) sums.set(label, (sums.get(label) ?? 0) + weight);
      return likelihoods(sums, unit * damping(found.length));
    },
  };
}

function entriesFrom(text: string): readonly Entry[] {
  return Array.from(text.matchAll(/([A-Za-z])(-?\d+)/g)).flatMap(([, sign = '', weight]) => {
    const label = labels[signs.indexOf(sign)];
    return label ? [[label, Number(weight)] as const] : [];
  });
}

function likelihoods(sums: ReadonlyMap<Label, number>, scale: number): readonly Judgement[] {
  const powers = [...sums].map(([label, sum]) => ({ label, power: Math.exp(sum * scale) }));
  const total = powers.reduce((sum, { power }) => sum + power, 0);
  return powers
    .map(({ label, power }) => ({ label, likelihood: power / total }))
    .sort((a, b) => b.likelihood - a.likelihood);
}
