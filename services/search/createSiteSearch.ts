import MiniSearch, { type SearchResult } from 'minisearch';

import { maxHits, type SearchHit, type SiteSearch } from './SiteSearch.ts';
import { searchOptions } from './searchOptions.ts';

/** Time limit for loading the index, in milliseconds. */
const timeout = 30_000;

/** Fetches the index from the build and searches it in the browser. Rejects if the index cannot be loaded or read. */
export async function createSiteSearch(url: string): Promise<SiteSearch> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The search index at ${url} answers ${response.status}.`);
  return openSearchIndex(await response.text());
}

/** Opens a search index. Throws if the text is no index. */
function openSearchIndex(json: string): SiteSearch {
  const index = MiniSearch.loadJSON(json, searchOptions);
  return {
    find(query) {
      // All words must match. If no text has all words, some of them are enough.
      const withAllWords = index.search(query, { combineWith: 'AND' });
      return (withAllWords.length > 0 ? withAllWords : index.search(query)).slice(0, maxHits).map(hitOf);
    },
  };
}

const hitOf = ({ kind, title, path, summary }: SearchResult): SearchHit => ({
  kind,
  title,
  path,
  excerpt: summary,
});
