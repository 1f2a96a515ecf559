import { fold } from '../plainText.ts';
import type { AreaItem } from '../templates/areaItems.content.ts';
import { exactAndRoughItems, noProblem, replacements, taskRules } from './work.ts';

/** Splits a text into sentences and clauses. Words are in lower case, without accents, with one space on each side. */
const clausesOf = (text: string) =>
  fold(text)
    .split(/[.!?;\n]|,\s*(?=(?:but|αλλα)\s)/)
    .map((clause) => {
      let words = ` ${clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
      for (const [phrase, word] of replacements) words = words.replaceAll(phrase, word);
      return words;
    });

/**
 * Returns the texts to search for, from a list of words. A whole word has a space on both sides. The beginning of a
 * word (`*`) has a space only before it.
 */
const searchesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => ` ${word.replaceAll('_', ' ')} `.replace(/\* $/, ''));

const searchedRules = taskRules.map(({ item, weight, all }) => ({
  item,
  weight,
  searches: all.map(searchesOf),
}));
const noProblemSearches = searchesOf(noProblem);

/** Returns the smallest index at which a clause contains one of the texts; -1 if it contains none. */
function positionOf(texts: readonly string[], clause: string): number {
  const positions = texts.map((text) => clause.indexOf(text)).filter((position) => position >= 0);
  return positions.length > 0 ? Math.min(...positions) : -1;
}

/** Weight of a rule that matches the challenge, and the index of its first word in the challenge. */
interface Found {
  readonly weight: number;
  readonly at: number;
}

function find(rule: (typeof searchedRules)[number], clause: string, start: number): Found | undefined {
  const positions = rule.searches.map((texts) => positionOf(texts, clause));
  return positions.includes(-1) ? undefined : { weight: rule.weight, at: start + Math.min(...positions) };
}

/**
 * Finds the tasks that a challenge in English or Greek mentions, the most certain first. `[]` if it mentions no known
 * task. The words of one task must stand in the same clause.
 */
export function readChallenge(challenge: string): readonly AreaItem[] {
  const best = new Map<AreaItem, Found>();
  let start = 0;
  for (const clause of clausesOf(challenge)) {
    if (positionOf(noProblemSearches, clause) === -1)
      for (const rule of searchedRules) {
        const found = find(rule, clause, start);
        const known = best.get(rule.item);
        if (found && (!known || found.weight > known.weight)) best.set(rule.item, found);
      }
    start += clause.length;
  }
  for (const { exact, rough, minWeight = Infinity } of exactAndRoughItems)
    if (best.has(exact) && (best.get(rough)?.weight ?? 0) < minWeight) best.delete(rough);
  return [...best]
    .sort(([, one], [, other]) => other.weight - one.weight || one.at - other.at)
    .map(([item]) => item);
}
