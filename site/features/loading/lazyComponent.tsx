import { type ComponentType, useEffect, useState } from 'react';

import { Text } from '#design-system';

import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * A component that loads when it is first rendered, with "Loading..." meanwhile and an `ErrorBoundary`, whose "Try
 * Again" loads again. Unlike React's `lazy` with Suspense it shows at once, not after 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setLoaded(() => part);
        },
        // An error thrown by a state updater reaches the error boundary.
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Text role="status" tone="muted">
        Loading...
      </Text>
    );
  }

  return function LazyComponent(props: Props) {
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
