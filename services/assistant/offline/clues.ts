import { conceptFor } from './concepts.ts';
import { stem } from './stem.ts';

/** Stands for the name of the company, whatever it is called. */
export const ownName = '#us';

/** Tells which clues have been learnt. */
export type Knows = (clue: string) => boolean;

/**
 * What in a question may point to its topic: each word as a stem, what it has in common with others (`@price`),
 * each two neighbours (`how price`), its ends (`^ where`) and how long it is (`#3`). Each clue once.
 * A word that nobody knows says nothing, but keeps its place between the others.
 */
export function cluesOf(words: readonly string[], knows: Knows): readonly string[] {
  const clues = new Set<string>();
  let before = '^';
  for (const word of words) {
    const [root, concept] = cluesIn(word);
    const known = knows(root) || knows(concept);
    if (known) clues.add(root).add(concept);
    const here = known ? concept.slice(1) : '?';
    clues.add(`${before} ${here}`);
    before = here;
  }
  clues.add(`${before} $`);
  clues.add(`#${Math.min(words.length, 5)}`);
  return [...clues];
}

/** What a word says by itself: its stem and its concept. Years are all the same, and so are other numbers. */
export function cluesIn(word: string): readonly [root: string, concept: string] {
  const root = rootOf(word);
  return [root, `@${conceptFor(root)}`];
}

function rootOf(word: string): string {
  if (/^(19|20)\d\d$/.test(word)) return '#year';
  return /^\d/.test(word) ? '#number' : stem(word);
}

/** The number from 0 to 2^21 under which a clue's weights stand (FNV-1a); two clues rarely share one. */
export function numberOf(clue: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < clue.length; at += 1) hash = Math.imul(hash ^ clue.charCodeAt(at), 0x01000193);
  return hash >>> 11;
}
