import type { Options } from 'minisearch';

import type { KnowledgeDocument } from '../knowledge/documents.ts';

/** A document of the index; its place in the list is its id. */
export interface IndexedDocument extends KnowledgeDocument {
  readonly id: number;
}

/** Lower case and without accents, so that "cafe" finds "café" and "ελλαδα" finds "Ελλάδα". */
const foldWord = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Boosts: a service or a page ranks above a fact that only mentions it. */
const weightOf: Readonly<Record<string, number>> = { service: 2, 'sub-service': 2, page: 1.5, company: 0.6 };

/** Options of indexing and of looking up: the two must agree. */
export const searchOptions: Options<IndexedDocument> = {
  fields: ['title', 'summary', 'text'],
  storeFields: ['kind', 'title', 'path', 'summary'],
  processTerm: (word) => {
    const term = foldWord(word);
    return term.length > 1 ? term : null;
  },
  searchOptions: {
    boost: { title: 4, summary: 2 },
    boostDocument: (_id, _term, stored) => weightOf[String(stored?.kind)] ?? 1,
    prefix: (term) => term.length > 2,
    // One letter in five may be wrong, and in short words none.
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
};
