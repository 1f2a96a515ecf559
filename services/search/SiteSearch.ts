import type { KnowledgeDocument } from '../knowledge/documents.ts';

/** One result, as a list shows it. */
export interface SearchHit {
  readonly kind: KnowledgeDocument['kind'];
  readonly title: string;
  /** Path on this site, with a fragment if the page has one. */
  readonly path: string;
  /** Excerpt of one or two sentences. */
  readonly excerpt: string;
}

/** Searches this site. The query never leaves the browser. */
export interface SiteSearch {
  /** Returns at most `maxHits` results, best first. Beginnings of words and small typos also match. */
  find(query: string): readonly SearchHit[];
}

/** Maximum number of results. */
export const maxHits = 10;
