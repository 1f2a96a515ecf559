import { type ReactNode, Suspense, useDeferredValue } from 'react';

import { Text } from '#design-system';

import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Wraps a part of a page that is loaded on demand: "Loading..." meanwhile, a boundary if it fails. */
export function LazyPart({ children }: { readonly children: ReactNode }) {
  // React keeps a fallback for 300 ms, and what a deferred render waits for it shows as soon as it is there.
  const begun = useDeferredValue(true, false);
  return (
    <ErrorBoundary>
      <Suspense>
        {begun ? (
          children
        ) : (
          <Text role="status" tone="muted">
            Loading...
          </Text>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
