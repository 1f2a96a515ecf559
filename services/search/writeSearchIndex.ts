import MiniSearch from 'minisearch';

import { documentsOf, type KnowledgeDocument } from '../knowledge/documents.ts';
import type { KnowledgeBase, PostSummary } from '../knowledge/types.ts';
import { type IndexedDocument, searchOptions } from './searchOptions.ts';

/** A post with its complete text. */
export interface SearchablePost extends PostSummary {
  readonly body: string;
}

/** Returns the search index of the site, as JSON for `createSiteSearch`. */
export function writeSearchIndex(knowledge: KnowledgeBase, posts: readonly SearchablePost[]): string {
  const bodies = new Map(posts.map(({ slug, body }) => [`/blog/${slug}`, body]));
  const withBody = (document: KnowledgeDocument) => {
    const body = document.kind === 'post' ? bodies.get(document.path) : undefined;
    return body ? { ...document, text: `${document.text}\n${body}` } : document;
  };
  const index = new MiniSearch<IndexedDocument>(searchOptions);
  index.addAll(documentsOf(knowledge, posts).map((document, id) => ({ ...withBody(document), id })));
  return JSON.stringify(index);
}
