import { fold } from '../plainText.ts';
import type { AreaItem } from '../templates/areaItems.content.ts';
import { covered, fine, meanings, type Reading, readings } from './work.ts';

/** Splits a text into sentences and clauses. Words are in lower case, without accents, with one space on each side. */
const clausesOf = (text: string) =>
  fold(text)
    .split(/[.!?;\n]|,\s*(?=(?:but|αλλα)\s)/)
    .map((clause) => {
      const words = ` ${clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
      return meanings.reduce((changed, [phrase, word]) => changed.replaceAll(phrase, word), words);
    });

/**
 * Search texts for a list of words. A whole word has a space on both sides. The beginning of a word (`*`) has a space
 * only before it.
 */
const searchesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => ` ${word.replaceAll('_', ' ')} `.replace(/\* $/, ''));

const searches = readings.map(({ all }) => all.map(searchesOf));
const fineSearches = searchesOf(fine);

/** Smallest index at which a clause contains one of the texts; -1 if it contains none. */
const placeOf = (texts: readonly string[], clause: string): number =>
  texts.reduce((first, text) => {
    const place = clause.indexOf(text);
    return place === -1 || (first !== -1 && first < place) ? first : place;
  }, -1);

/** Weight of a reading that fits the challenge, and the index of its first word in the challenge. */
interface Found {
  readonly weight: number;
  readonly at: number;
}

function find(index: number, { weight }: Reading, clause: string, start: number): Found | undefined {
  const places = (searches[index] ?? []).map((texts) => placeOf(texts, clause));
  return places.includes(-1) ? undefined : { weight, at: start + Math.min(...places) };
}

/**
 * Finds the tasks that a challenge in English or Greek mentions, the most certain first. `[]` if it mentions no known
 * task. The words of one task must stand in the same clause.
 */
export function readChallenge(challenge: string): readonly AreaItem[] {
  const best = new Map<AreaItem, Found>();
  let start = 0;
  for (const clause of clausesOf(challenge)) {
    if (placeOf(fineSearches, clause) === -1)
      for (const [index, each] of readings.entries()) {
        const found = find(index, each, clause, start);
        const known = best.get(each.item);
        if (found && (!known || found.weight > known.weight)) best.set(each.item, found);
      }
    start += clause.length;
  }
  for (const [exact, rough, minWeight = Infinity] of covered)
    if (best.has(exact) && (best.get(rough)?.weight ?? 0) < minWeight) best.delete(rough);
  return [...best]
    .sort(([, one], [, other]) => other.weight - one.weight || one.at - other.at)
    .map(([item]) => item);
}
