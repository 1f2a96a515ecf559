import { fold } from '../plainText.ts';
import type { AreaItem } from '../templates/areaItems.content.ts';
import { covered, fine, meanings, type Reading, readings } from './work.ts';

/** Sentences and clauses of a text, each as words in lower case without accents, with one space around each. */
const clausesOf = (text: string) =>
  fold(text)
    .split(/[.!?;\n]|,\s*(?=(?:but|αλλα)\s)/)
    .map((clause) => {
      const words = ` ${clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
      return meanings.reduce((changed, [phrase, word]) => changed.replaceAll(phrase, word), words);
    });

/**
 * Texts to look for in a clause: spaces on both sides for a whole word, only before it for the beginning of a word
 * (`*`).
 */
const searchesOf = (words: string): readonly string[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => ` ${word.replaceAll('_', ' ')} `.replace(/\* $/, ''));

const searches = readings.map(({ all }) => all.map(searchesOf));
const fineSearches = searchesOf(fine);

/** First place of any of the texts in a clause; -1 for none. */
const placeOf = (texts: readonly string[], clause: string): number =>
  texts.reduce((first, text) => {
    const place = clause.indexOf(text);
    return place === -1 || (first !== -1 && first < place) ? first : place;
  }, -1);

/** Item that a challenge names, with the place of its words in the text. */
interface Found {
  readonly weight: number;
  readonly at: number;
}

function find(index: number, { weight }: Reading, clause: string, start: number): Found | undefined {
  const places = (searches[index] ?? []).map((texts) => placeOf(texts, clause));
  return places.includes(-1) ? undefined : { weight, at: start + Math.min(...places) };
}

/**
 * Reads which work a challenge is about, the most certain first: `[]` if it names none that we know. Reads English and Greek.
 * Two things count together only within a sentence.
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
  for (const [exact, rough, ownWeight = Infinity] of covered)
    if (best.has(exact) && (best.get(rough)?.weight ?? 0) < ownWeight) best.delete(rough);
  return [...best]
    .sort(([, one], [, other]) => other.weight - one.weight || one.at - other.at)
    .map(([item]) => item);
}
