import { documentsOf, type KnowledgeDocument } from './documents.ts';
import { fold, matchesFolded, searchWords } from './matches.ts';
import type { KnowledgeBase, PostSummary } from './types.ts';

/** Something that was found, and how well it fits: higher is better, comparable within one search only. */
export interface SearchResult extends KnowledgeDocument {
  readonly score: number;
}

/**
 * Everything that matches the query by the rule of `matches`, best first.
 * A title counts more than a text, a whole word more than a part of one, a rare word more than a frequent one.
 */
export function searchKnowledge(
  base: KnowledgeBase,
  query: string,
  posts: readonly PostSummary[] = [],
): readonly SearchResult[] {
  return searchDocuments(documentsOf(base, posts), query);
}

/** The same for a list of documents made before with `documentsOf`. */
export function searchDocuments(
  documents: readonly KnowledgeDocument[],
  query: string,
): readonly SearchResult[] {
  const hits = documents.filter((document) => matchesFolded(foldedText(document), query));
  if (hits.length === 0) return [];

  const needle = fold(query).trim();
  const rarity = new Map(
    searchWords(needle).map((word) => {
      const holders = documents.filter((document) => foldedText(document).includes(word)).length;
      return [word, holders === 0 ? 0 : Math.log(1 + documents.length / holders)] as const;
    }),
  );

  return hits
    .map((document) => ({ ...document, score: score(document, foldedText(document), needle, rarity) }))
    .sort((a, b) => b.score - a.score);
}

const foldedTexts = new WeakMap<KnowledgeDocument, string>();

/** The text as it is compared, made once for each document. */
function foldedText(document: KnowledgeDocument): string {
  const known = foldedTexts.get(document) ?? fold(document.text);
  foldedTexts.set(document, known);
  return known;
}

function score(
  { title }: KnowledgeDocument,
  text: string,
  needle: string,
  rarity: ReadonlyMap<string, number>,
): number {
  const heading = fold(title);
  let sum = 0;
  if (heading === needle) sum += 100;
  if (heading.includes(needle)) sum += 40;
  if (text.includes(needle)) sum += 20;
  for (const [word, weight] of rarity) {
    if (heading.includes(word)) sum += (hasWord(heading, word) ? 12 : 6) * weight;
    if (text.includes(word)) sum += (hasWord(text, word) ? 4 : 1) * weight;
  }
  return sum;
}

/** True if the part stands somewhere with no letter or digit directly beside it. */
function hasWord(text: string, part: string): boolean {
  const beside = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (!beside.test(text[at - 1] ?? '') && !beside.test(text[at + part.length] ?? '')) return true;
  }
  return false;
}
