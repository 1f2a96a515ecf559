import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => {};

/**
 * The query of the address, and what sets it. A prerendered page knows none: where there is one, it comes after hydration;
 * where there is none, nothing is rendered again.
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
