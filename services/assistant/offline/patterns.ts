import { stem } from './stem.ts';
import { canonical } from './synonyms.ts';

/**
 * What speaks for a topic: patterns, separated by commas, by weight. A pattern is a row of words, compared by stem and synonym.
 * `a|b` is either word, `*` is up to three words of any kind, `^` and `$` are the ends of the question.
 */
export type Evidence = Readonly<Record<number | `-${number}`, string>>;

type Part =
  | { readonly kind: 'words'; readonly any: ReadonlySet<string> }
  | { readonly kind: 'gap' | 'start' | 'end' };

/** A pattern ready for use. */
export interface Pattern {
  readonly weight: number;
  readonly parts: readonly Part[];
  /** Its words as they are spelt, for the spelling corrector. */
  readonly spelt: readonly string[];
}

const longestGap = 3;

/** Reads the patterns of one topic. */
export function compile(evidence: Evidence): readonly Pattern[] {
  return Object.entries(evidence).flatMap(([weight, patterns]) =>
    patterns.split(',').map((pattern) => {
      const words = pattern.trim().split(/\s+/);
      return {
        weight: Number(weight),
        parts: words.map(partOf),
        spelt: words.flatMap((word) => word.split('|')).filter((word) => /^\p{L}+$/u.test(word)),
      };
    }),
  );
}

function partOf(word: string): Part {
  if (word === '*') return { kind: 'gap' };
  if (word === '^') return { kind: 'start' };
  if (word === '$') return { kind: 'end' };
  return { kind: 'words', any: new Set(word.split('|').map((each) => canonical(stem(each)))) };
}

/** True if the pattern fits somewhere in these canonical stems. */
export function fits({ parts }: Pattern, stems: readonly string[]): boolean {
  for (let from = 0; from <= stems.length; from += 1) {
    if (fitsAt(parts, 0, stems, from)) return true;
  }
  return false;
}

function fitsAt(parts: readonly Part[], index: number, stems: readonly string[], at: number): boolean {
  const part = parts[index];
  if (!part) return true;
  switch (part.kind) {
    case 'start':
      return at === 0 && fitsAt(parts, index + 1, stems, at);
    case 'end':
      return at === stems.length && fitsAt(parts, index + 1, stems, at);
    case 'gap':
      for (let skipped = 0; skipped <= longestGap; skipped += 1) {
        if (fitsAt(parts, index + 1, stems, at + skipped)) return true;
      }
      return false;
    case 'words': {
      const word = stems[at];
      return word !== undefined && part.any.has(word) && fitsAt(parts, index + 1, stems, at + 1);
    }
  }
}
