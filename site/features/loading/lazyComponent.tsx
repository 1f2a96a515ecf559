import { type ComponentType, useEffect, useState } from 'react';

import { Text } from '#design-system';

import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Returns a component that is loaded at its first render. Until then it shows "Loading...". If loading fails, an
 * `ErrorBoundary` shows the button "Try Again", which loads the component again. React's `lazy` with Suspense is not
 * used: it would show the loaded component only after 300 ms.
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
        // An error thrown in a state updater reaches the error boundary.
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
