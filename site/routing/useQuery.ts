import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => {};

/**
 * The query of the address, and a function that sets it. A prerendered page has none: a query is applied after
 * hydration, and without one nothing is rendered again.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const text = useSyncExternalStore(
    never,
    () => params.toString(),
    () => '',
  );
  return [useMemo(() => new URLSearchParams(text), [text]), setParams] as const;
}
