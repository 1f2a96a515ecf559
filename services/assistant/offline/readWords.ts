import type { KnowledgeBase } from '../../knowledge/types.ts';
import { ownName } from './clues.ts';
import { createCorrector } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Prepares the reading of words: slips corrected, names as what they stand for. A word that `knows` knows is right as it is. */
export function createReading(
  base: KnowledgeBase,
  knows: (word: string) => boolean,
): (text: string) => readonly string[] {
  const { company } = base;
  const correct = createCorrector(base, knows);
  const names = [
    [company.fullName, ownName],
    [company.name, ownName],
    [company.founder.name, 'founder'],
  ].map(([name = '', stands = '']) => [spaced(name), ` ${stands} `] as const);
  return (text) =>
    names
      .reduce((words, [name, stands]) => words.replaceAll(name, stands), spaced(text))
      .split(' ')
      .filter((word) => word !== '')
      .map(correct);
}

function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
