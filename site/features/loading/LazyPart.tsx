import { type ReactNode, Suspense } from 'react';

import { Text } from '#design-system';

import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Wraps a part of a page that is loaded on demand: "Loading..." meanwhile, a boundary if it fails. */
export function LazyPart({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <Text role="status" tone="muted">
            Loading...
          </Text>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
