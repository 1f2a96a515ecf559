import type { KnowledgeDocument } from '../knowledge/documents.ts';

/** One thing that was found, as a list shows it. */
export interface SearchHit {
  readonly kind: KnowledgeDocument['kind'];
  readonly title: string;
  /** Inside this site, with a fragment where the page has one. */
  readonly path: string;
  /** One or two sentences. */
  readonly excerpt: string;
}

/** Finds things on this site. Nothing that is typed leaves the browser. */
export interface SiteSearch {
  /** Returns the hits, best first, at most `maxHits`. Beginnings of words and small misspellings count too. */
  find(query: string): readonly SearchHit[];
}

/** Highest number of results. */
export const maxHits = 10;
