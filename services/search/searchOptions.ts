import type { Options } from 'minisearch';

import type { KnowledgeDocument } from '../knowledge/documents.ts';

/** A document of the index. Its id is its position in the list. */
export interface IndexedDocument extends KnowledgeDocument {
  readonly id: number;
}

/** Converts a word to lower case without accents, so that "cafe" finds "café" and "ελλαδα" finds "Ελλάδα". */
const foldWord = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Factor of the score by kind. A service or a page ranks above a fact that only mentions it. */
const boostByKind: Readonly<Record<string, number>> = {
  service: 2,
  'sub-service': 2,
  page: 1.5,
  company: 0.6,
};

/** Options for indexing and for searching, which must be the same. */
export const searchOptions: Options<IndexedDocument> = {
  fields: ['title', 'summary', 'text'],
  storeFields: ['kind', 'title', 'path', 'summary'],
  processTerm: (word) => {
    const term = foldWord(word);
    return term.length > 1 ? term : null;
  },
  searchOptions: {
    boost: { title: 4, summary: 2 },
    boostDocument: (_id, _term, stored) => boostByKind[String(stored?.kind)] ?? 1,
    prefix: (term) => term.length > 2,
    // One letter in five may be wrong. Words of three letters or fewer must be exact.
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
};
