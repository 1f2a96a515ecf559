import { documentsOf } from '../../knowledge/documents.ts';
import type { KnowledgeBase } from '../../knowledge/types.ts';
import { commonWords } from './commonWords.ts';
import type { Pattern } from './patterns.ts';
import { probablyMeant } from './spelling.ts';
import { stem } from './stem.ts';
import { wordsWithSynonyms } from './synonyms.ts';

/** The words that the local answers know. */
export interface Vocabulary {
  /** Words that are right as they are. */
  readonly right: ReadonlySet<string>;
  /** Words that a slip may be corrected to, by their first letter. */
  readonly meant: ReadonlyMap<string, readonly string[]>;
}

/** All words of the rules, of the knowledge base and of everyday English. */
export function vocabularyOf(
  rules: readonly (readonly Pattern[])[],
  elsewhere: readonly Pattern[],
  base: KnowledgeBase,
): Vocabulary {
  const foreign = elsewhere.flatMap(({ spelt }) => spelt);
  const spelt = rules.flatMap((patterns) => patterns.flatMap((pattern) => pattern.spelt));
  const meant = [...new Set([...spelt, ...wordsWithSynonyms])].filter((word) => word.length >= 4);
  const written = documentsOf(base).flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const right = new Set([...new Set([...meant, ...foreign, ...written, ...commonWords])].map(stem));
  const byLetter = new Map<string, string[]>();
  for (const word of meant) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  return { right, meant: byLetter };
}

/** The word, or the one that was probably meant by it. */
export function corrected(word: string, { right, meant }: Vocabulary): string {
  if (right.has(stem(word)) || /\d/.test(word)) return word;
  return probablyMeant(word, meant.get(word.charAt(0)) ?? []) ?? word;
}
