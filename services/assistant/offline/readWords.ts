import type { KnowledgeBase } from '../../knowledge/types.ts';
import { ownName } from './clues.ts';
import { createCorrector } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Prepares the reading of words: slips corrected, the company's name as `ownName`. A word that `knows` knows is right as it is. */
export function createReading(
  base: KnowledgeBase,
  knows: (word: string) => boolean,
): (text: string) => readonly string[] {
  const correct = createCorrector(base, knows);
  const name = ` ${wordsOf(base.company.name).join(' ')} `;
  return (text) =>
    ` ${wordsOf(text).join(' ')} `
      .replaceAll(name, ` ${ownName} `)
      .split(' ')
      .filter((word) => word !== '')
      .map(correct);
}
