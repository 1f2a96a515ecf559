import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const neverChanges = () => () => {};

/**
 * Returns the query of the URL and a function that sets it. A prerendered page has no query, so the query applies only
 * after hydration. A page without a query is not rendered a second time.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const text = useSyncExternalStore(
    neverChanges,
    () => params.toString(),
    () => '',
  );
  return [useMemo(() => new URLSearchParams(text), [text]), setParams] as const;
}
