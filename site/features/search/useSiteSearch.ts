import { useState } from 'react';

import { isBlank, type SearchHit, type SiteSearch, useServices } from '#services';

/** State of a search. */
export type SearchState =
  | { readonly phase: 'empty' | 'searching' | 'failed' }
  | { readonly phase: 'found'; readonly query: string; readonly hits: readonly SearchHit[] };

/** Holds the query and its results. Call `prepare` when the field gets the focus, so that the index is loaded. */
export function useSiteSearch() {
  const { search, reportError } = useServices();
  const [text, setText] = useState('');
  const [engine, setEngine] = useState<SiteSearch | 'loading' | 'failed'>();

  const load = () => {
    setEngine('loading');
    search().then(setEngine, (error: unknown) => {
      reportError(error, 'search.load');
      setEngine('failed');
    });
  };
  const prepare = () => {
    if (engine === undefined) load();
  };
  const type = (next: string) => {
    // The field may have the focus since before hydration, so the index may not be loading yet.
    prepare();
    setText(next);
  };
  return { text, setText: type, prepare, retry: load, state: stateOf(text.trim(), engine) };
}

function stateOf(query: string, engine: SiteSearch | 'loading' | 'failed' | undefined): SearchState {
  if (engine === 'failed') return { phase: 'failed' };
  if (isBlank(query)) return { phase: 'empty' };
  if (engine === undefined || engine === 'loading') return { phase: 'searching' };
  return { phase: 'found', query, hits: engine.find(query) };
}
